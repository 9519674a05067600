import { listSales, sumSales, type Order, type SalesFilters, type SalesHour } from '@app/db';
import { groszToWire, type QueryOf, type ReplyOf } from '@app/machines/contract';
import { deliveredStatuses, soldStatuses } from '@app/machines/order';
import { warsawDay } from '@app/machines/rules';
import { jsonReply } from '../../documents/json-reply.ts';
import { sheetReply } from '../../documents/sheet-reply.ts';
import { accessContextOf, userOf, type AccessContext } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import type { Ports } from '../../kernel/ports.ts';
import { writeExport } from '../../kernel/reads/write-export.ts';
import { scopeOf } from '../order-life/authorize-order.ts';
import { within } from '../order-life/list-order-rows.ts';
import { cursorText, placeOf } from '../order-life/order-list-query.ts';
import { rowsOfOrders } from '../order-life/rows-of-orders.ts';
import { daysOf, momentsOf, periodBefore, periodOf, type Period } from '../../kernel/report-period.ts';
import { salesWords } from './report-filters.ts';
import { salesColumns, salesDetails, type SheetReader } from './sales-sheet.ts';

type Request = CallRequest<'salesReport' | 'shopSalesReport'>;
type Reply = ReplyOf<'salesReport'>;

const pageSize = 25;
/** Of the whole report, read at once. */
const wholePage = 500;

/** What the query narrows the report to, but the days. */
async function filtersOf(
  ports: Ports,
  access: AccessContext,
  query: QueryOf<'salesReport'>,
): Promise<Omit<SalesFilters, 'createdFrom' | 'createdBefore'>> {
  const { shopIds } = within(await scopeOf(ports, access), query.shops_ids);
  return { shopIds, ...salesWords(query) };
}

const total = (
  hours: readonly SalesHour[],
  of: 'orders' | 'sold' | 'soldPrice' | 'delivered' | 'deliveredPrice',
) => hours.reduce((sum, hour) => sum + hour[of], 0);

/** The days with how many orders of each kind began on them. */
function byDay(period: Period, hours: readonly SalesHour[]): Reply['days'] {
  const days = new Map(
    daysOf(period).map((day) => [day, { day, lease: 0, b2b_loan: 0, medical: 0, industry: 0, plm: 0 }]),
  );
  for (const { hour, financingType, orders } of hours) {
    const day = days.get(warsawDay(hour * 3_600_000));
    if (day !== undefined) day[financingType] += orders;
  }
  return [...days.values()];
}

/** Orders of the period, page by page as the caller reads. */
async function* pagesFound(ports: Ports, filters: SalesFilters): AsyncGenerator<readonly Order[]> {
  for (let after: Parameters<typeof listSales>[2]['after'] = null; ;) {
    const { orders, next } = await listSales(ports.db, filters, { size: wholePage, after });
    yield orders;
    if (next === null) return;
    after = next;
  }
}

/** The orders as a page or the whole report answers them. */
async function repliesOf(ports: Ports, orders: readonly Order[], staff: boolean): Promise<Reply['orders']> {
  const rows = await rowsOfOrders(ports, orders, staff ? 'admin' : 'salesman');
  const deliveredOn = new Map(orders.map(({ id, deliveredAt }) => [id, deliveredAt]));
  return rows.map((row) => {
    const at = deliveredOn.get(row.id) ?? null;
    return { ...row, delivered_at: at === null ? null : warsawDay(at) };
  });
}

/** All orders of the period as a sheet. */
async function sheetOf(request: Request, filters: SalesFilters, reader: SheetReader): Promise<Response> {
  const { ports } = request;
  const columns = salesColumns(reader);
  async function* cells() {
    for await (const orders of pagesFound(ports, filters))
      for (const row of await salesDetails(ports.db, orders)) yield columns.map(([, , of]) => of(row));
  }
  const sheet = columns.map(([header, kind]) => ({ header, kind }));
  return sheetReply('Sprzedaż', 'sprzedaz.xlsx', sheet, await writeExport(request, 'sales', cells()));
}

/** Sales of a period in the orders that the caller may read. */
export async function salesReport(request: Request): Promise<Reply | Response> {
  const { ports, query, caller, limit, source } = request;
  const access = accessContextOf(request);
  const period = periodOf(query, ports.now());
  const common = await filtersOf(ports, access, query);
  const during = (days: Period): SalesFilters => {
    const { from, before } = momentsOf(days);
    return { ...common, createdFrom: from, createdBefore: before };
  };
  const staff = access.actor === 'admin';
  if (query.format !== undefined) await limit('export', source);
  if (query.format === 'xlsx') {
    const seesVatIds = userOf(caller).roles.some((role) => role !== 'shop_employee');
    return sheetOf(request, during(period), { staff, seesVatIds });
  }
  const counted = { sold: soldStatuses(), delivered: deliveredStatuses() };
  const [hours, before] = await Promise.all([
    sumSales(ports.db, during(period), counted),
    sumSales(ports.db, during(periodBefore(period)), counted),
  ]);
  const summary = {
    date_from: period.from,
    date_to: period.to,
    figures: {
      orders: total(hours, 'orders'),
      sold: total(hours, 'sold'),
      sold_price: groszToWire(total(hours, 'soldPrice')),
      delivered: total(hours, 'delivered'),
      delivered_price: groszToWire(total(hours, 'deliveredPrice')),
      orders_before: total(before, 'orders'),
    },
    days: byDay(period, hours),
  };
  if (query.format === 'json') {
    async function* rows() {
      for await (const orders of pagesFound(ports, during(period)))
        yield* await repliesOf(ports, orders, staff);
    }
    return jsonReply('sprzedaz.json', summary, 'orders', await writeExport(request, 'sales', rows()));
  }
  const page = await listSales(ports.db, during(period), { size: pageSize, after: placeOf(query.after) });
  return {
    ...summary,
    orders: await repliesOf(ports, page.orders, staff),
    next: cursorText(page.next),
  };
}
