import {
  listCompanyNames,
  listMovements,
  loadOrdersByIds,
  searchOrders,
  type Movement,
  type MovementFilters,
} from '@app/db';
import { groszToWire, momentToWire, type QueryOf, type ReplyOf } from '@app/machines/contract';
import { operationTypeNames, paymentSourceNames, paymentStatusNames } from '@app/machines/rules';
import { jsonReply } from '../../documents/json-reply.ts';
import { sheetReply } from '../../documents/sheet-reply.ts';
import { sheetMoment, type CellKind } from '../../documents/write-xlsx.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { endOfDay, requireOrderOfDays, startOfDay } from '../../kernel/polish-days.ts';
import type { Ports } from '../../kernel/ports.ts';
import { writeExport } from '../../kernel/reads/write-export.ts';
import { cursorText, placeOf } from '../order-life/order-list-query.ts';
import { paymentsWords } from './report-filters.ts';

type Request = CallRequest<'paymentsReport'>;
type Reply = ReplyOf<'paymentsReport'>;
type Row = Reply['operations'][number];

/** The ledger leaves the size of a page open (REPORT-009). */
const pageSize = 50;
/** Of the whole report, read at once. */
const wholePage = 500;
/** Orders of a client that are looked at, the newest; of more, one asks by number. */
const mostOrders = 500;

/** The orders of the client who is asked for; undefined where nobody is. */
async function ordersOf({ db }: Ports, client: string): Promise<readonly string[] | undefined> {
  if (client === '') return undefined;
  const { orders } = await searchOrders(db, client, { shopIds: null }, { size: mostOrders });
  return orders.map(({ id }) => id);
}

const trimmed = (text: string | undefined): string => text?.trim() ?? '';

async function filtersOf(ports: Ports, query: QueryOf<'paymentsReport'>): Promise<MovementFilters> {
  const { date_from: from, date_to: to } = query;
  if (from !== undefined && to !== undefined) requireOrderOfDays(from, to);
  const words = paymentsWords(query);
  const number = trimmed(query.operation_number);
  const orderNumber = trimmed(query.order_id);
  const orderIds = await ordersOf(ports, trimmed(query.client));
  return {
    ...words,
    ...(orderNumber !== '' && { orderNumber }),
    ...(orderIds !== undefined && { orderIds }),
    ...(number !== '' && { number }),
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(to !== undefined && { before: endOfDay(to) }),
  };
}

const amountToWire = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

/** The movements with their orders and companies, in one query each. */
async function rowsOf({ db }: Ports, movements: readonly Movement[]): Promise<readonly Row[]> {
  const ids = [...new Set(movements.map(({ orderId }) => orderId))];
  const [orders, companies] = await Promise.all([loadOrdersByIds(db, ids), listCompanyNames(db, ids)]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return movements.flatMap(({ orderId, createdAt, amount, expected, ...movement }) => {
    const order = byId.get(orderId);
    if (order === undefined) return [];
    const company = companies.get(orderId) ?? null;
    return [
      {
        ...movement,
        at: momentToWire(createdAt),
        order: { slug: order.slug, siemens_id: order.number, company_name: company },
        amount: amountToWire(amount),
        expected: amountToWire(expected),
      },
    ];
  });
}

const zloty = (amount: string | null): number | null => (amount === null ? null : Number(amount));

/** The columns of the sheet in reading order. */
const columns: readonly (readonly [
  header: string,
  kind: CellKind,
  of: (row: Row) => string | number | null,
])[] = [
  ['Data', 'moment', ({ at }) => sheetMoment(Date.parse(at))],
  ['Wniosek', 'text', ({ order }) => order.siemens_id],
  ['Klient', 'text', ({ order }) => order.company_name],
  ['Numer operacji', 'text', ({ number }) => number],
  ['Rodzaj', 'text', ({ type }) => operationTypeNames[type]],
  ['Status', 'text', ({ status }) => paymentStatusNames[status]],
  ['Kwota', 'amount', ({ amount }) => zloty(amount)],
  ['Oczekiwano', 'amount', ({ expected }) => zloty(expected)],
  ['Waluta', 'text', ({ currency }) => currency],
  ['Dostawca', 'text', ({ provider }) => paymentSourceNames[provider] ?? provider],
];

/** All that the filters find, by date, page by page as the caller reads. */
async function* rowsFound(
  ports: Ports,
  filters: MovementFilters,
  direction: 'asc' | 'desc',
): AsyncGenerator<Row> {
  for (let after: Parameters<typeof listMovements>[2]['after'] = null; ;) {
    const page = await listMovements(ports.db, filters, { size: wholePage, after, sort: 'date', direction });
    yield* await rowsOf(ports, page.movements);
    if (page.next === null) return;
    after = page.next;
  }
}

/** The same as a sheet. */
function sheetOf(rows: AsyncIterable<Row>): Response {
  async function* cells() {
    for await (const row of rows) yield columns.map(([, , of]) => of(row));
  }
  const sheet = columns.map(([header, kind]) => ({ header, kind }));
  return sheetReply('Płatności', 'platnosci.xlsx', sheet, cells());
}

/** What came, is awaited and goes back of all orders' money (REPORT-001 to 003, 006). */
export async function paymentsReport(request: Request): Promise<Reply | Response> {
  const { ports, query, limit, source } = request;
  const filters = await filtersOf(ports, query);
  const direction = query.direction ?? 'desc';
  if (query.format !== undefined) {
    await limit('export', source);
    const rows = await writeExport(request, 'payments', rowsFound(ports, filters, direction));
    return query.format === 'xlsx' ? sheetOf(rows) : jsonReply('platnosci.json', {}, 'operations', rows);
  }
  const page = {
    size: pageSize,
    after: placeOf(query.after),
    sort: query.sort ?? 'date',
    direction,
  } as const;
  const { movements, next } = await listMovements(ports.db, filters, page);
  return { operations: [...(await rowsOf(ports, movements))], next: cursorText(next) };
}
