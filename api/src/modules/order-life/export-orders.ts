import { loadOrder, type Order } from '@app/db';
import { orderColumnLabels, orderColumns, type OrderColumn, type ReplyOf } from '@app/machines/contract';
import {
  agreementStatusNames,
  financingNames,
  orderFlagNames,
  panelName,
  salesChannelNames,
  type AgreementStatus,
} from '@app/machines/order';
import { fromDecimal } from '@app/machines/rules';
import { sheetReply } from '../../documents/sheet-reply.ts';
import { sheetMoment, type CellKind } from '../../documents/write-xlsx.ts';
import { accessContextOf } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import type { Query } from '../../kernel/handlers.ts';
import { writeExport } from '../../kernel/reads/write-export.ts';
import { canRead, scopeOf } from './authorize-order.ts';
import { pageOf, within, type Page } from './list-order-rows.ts';
import { known, oneOf, placeOf, wordsIn } from './order-list-query.ts';
import { rowsOfOrders } from './rows-of-orders.ts';

type Row = ReplyOf<'listOrders'>['orders'][number];
type Cell = readonly [kind: CellKind, of: (row: Row, now: number) => string | number | null];

/** An export ends after so many orders. */
const mostRows = 50_000;
const pageSize = 500;
const anHour = 3_600_000;

const inZloty = (amount: string | null) => (amount === null ? null : fromDecimal(amount) / 100);
const moment = (at: string | null) => (at === null ? null : sheetMoment(Date.parse(at)));

const cells: Readonly<Record<OrderColumn, Cell>> = {
  number: ['text', (row) => row.siemens_id],
  company: ['text', (row) => row.company_name],
  status: ['text', (row) => panelName(row.status)],
  waits: ['count', (row, now) => Math.floor((now - Date.parse(row.last_order_state_created_at)) / anHour)],
  shop: ['text', (row) => row.shop_name],
  attendant: ['text', (row) => row.attendant?.full_name ?? null],
  task: ['moment', (row) => moment(row.last_task?.due_date ?? null)],
  amount: ['amount', (row) => inZloty(row.price)],
  changed: ['moment', (row) => moment(row.last_order_state_created_at)],
  created: ['moment', (row) => moment(row.ordered_at)],
  channel: ['text', (row) => salesChannelNames[row.sales_channel]],
  kind: ['text', (row) => financingNames[row.financing_type]],
  instalment: ['amount', (row) => inZloty(row.installment_value)],
  instalments: ['count', (row) => row.payments_count || null],
  external_number: ['text', (row) => row.external_order_id],
  agreement: ['text', (row) => agreementStatusNames[row.agreement_status as AgreementStatus] ?? null],
  reason: ['text', (row) => row.labels.map((flag) => orderFlagNames[flag]).join(', ') || null],
};

/** The unit stands in the header where the list shows it in the cell. */
const headerOf = (column: OrderColumn) =>
  column === 'waits' ? `${orderColumnLabels.waits}, godz.` : orderColumnLabels[column];

/** The page after the place, and the way on; of chosen orders there is one page. */
async function pagesOf(
  request: CallRequest<'exportOrders'>,
): Promise<(after: Page['next']) => Promise<Page>> {
  const { ports, query } = request;
  const access = accessContextOf(request);
  const slugs = wordsIn(query.slugs);
  if (slugs !== undefined) {
    const found = await Promise.all(slugs.slice(0, 100).map((slug) => loadOrder(ports.db, slug)));
    const orders: Order[] = [];
    for (const order of found)
      if (order !== null && (await canRead(ports, access, order))) orders.push(order);
    return async () => ({ orders, next: null });
  }
  const scope = within(await scopeOf(ports, access), query.supplier);
  return (after) => pageOf(ports, query, 'admin', scope, { size: pageSize, after });
}

/** What the filters say, page by page as the caller reads; the first page before the answer begins, so that it can still be refused. */
export const exportOrders: Query<'exportOrders'> = async (request) => {
  const { ports, query } = request;
  const columns = known('columns', query.columns, oneOf(orderColumns)) ?? orderColumns;
  const read = await pagesOf(request);
  const first = await read(placeOf(query.after));
  const now = ports.now();
  async function* rows() {
    let left = mostRows;
    let page: Page | null = first;
    while (page !== null && left > 0) {
      const orders = await rowsOfOrders(ports, page.orders.slice(0, left), 'admin');
      for (const order of orders) yield columns.map((column) => cells[column][1](order, now));
      left -= orders.length;
      page = page.next === null ? null : await read(page.next);
    }
  }
  const sheet = columns.map((column) => ({ header: headerOf(column), kind: cells[column][0] }));
  return sheetReply('Wnioski', 'wnioski.xlsx', sheet, await writeExport(request, 'orders', rows()));
};
