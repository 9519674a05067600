import {
  listCompanyNames,
  loadOrdersByIds,
  pageOfRefunds,
  sumRefunds,
  type Refund,
  type RefundFilters,
} from '@app/db';
import { groszToWire, momentToWire, type QueryOf, type ReplyOf } from '@app/machines/contract';
import {
  isSettled,
  refundReasonNames,
  refundReasons,
  refundStateNames,
  refundStates,
} from '@app/machines/rules';
import { sheetReply } from '../../documents/sheet-reply.ts';
import { sheetMoment, type CellKind } from '../../documents/write-xlsx.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { endOfDay, requireOrderOfDays, startOfDay } from '../../kernel/polish-days.ts';
import type { Ports } from '../../kernel/ports.ts';
import { writeExport } from '../../kernel/reads/write-export.ts';
import { cursorText, known, oneOf, placeOf } from '../order-life/order-list-query.ts';
import { namesOf, refundReply } from './refund-reply.ts';

type Reply = ReplyOf<'listRefunds'>;
type Row = Reply['refunds'][number];

const pageSize = 25;
/** Of a sheet, read at once. */
const sheetPage = 500;

const isCurrency = (word: string): word is string => /^[A-Z]{3}$/u.test(word);

function filtersOf(query: QueryOf<'listRefunds'>, at: number): RefundFilters {
  const { date_from: from, date_to: to, order_id: orderNumber } = query;
  if (from !== undefined && to !== undefined) requireOrderOfDays(from, to);
  const states = known('states', query.states, oneOf(refundStates));
  const reasons = known('reasons', query.reasons, oneOf(refundReasons));
  const currencies = known('currencies', query.currencies, isCurrency);
  return {
    at,
    ...(states !== undefined && { states }),
    ...(reasons !== undefined && { reasons }),
    ...(currencies !== undefined && { currencies }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(from !== undefined && { createdFrom: startOfDay(from) }),
    ...(to !== undefined && { createdBefore: endOfDay(to) }),
  };
}

/** The refunds with their orders and with who did something about them, in one query each. */
async function rowsOf({ db }: Ports, refunds: readonly Refund[]): Promise<readonly Row[]> {
  const orderIds = [...new Set(refunds.map(({ orderId }) => orderId))];
  const [nameOf, orders, companies] = await Promise.all([
    namesOf(db, refunds),
    loadOrdersByIds(db, orderIds),
    listCompanyNames(db, orderIds),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return refunds.flatMap((refund) => {
    const order = byId.get(refund.orderId);
    if (order === undefined) return [];
    const { slug, number } = order;
    const company = companies.get(refund.orderId) ?? null;
    return [{ ...refundReply(refund, nameOf), order: { slug, siemens_id: number, company_name: company } }];
  });
}

const moment = (at: string | null): number | null => (at === null ? null : sheetMoment(Date.parse(at)));

/** The columns of the sheet in reading order. */
const columns: readonly (readonly [
  header: string,
  kind: CellKind,
  of: (row: Row) => string | number | null,
])[] = [
  ['Znaleziono', 'moment', (row) => moment(row.created_at)],
  ['Wniosek', 'text', ({ order }) => order.siemens_id],
  ['Firma', 'text', ({ order }) => order.company_name],
  ['Skąd', 'text', ({ reason }) => refundReasonNames[reason]],
  ['Stan', 'text', ({ state }) => refundStateNames[state]],
  ['Kwota', 'amount', ({ amount }) => Number(amount)],
  ['Waluta', 'text', ({ currency }) => currency],
  ['Zlecono', 'moment', (row) => moment(row.ordered_at)],
  ['Zlecił', 'text', (row) => row.ordered_by],
  ['Rozliczono', 'moment', (row) => moment(row.settled_at)],
  ['Rozliczył', 'text', (row) => row.settled_by],
  ['Numer przelewu lub zgody', 'text', ({ reference }) => reference],
  ['Data przelewu', 'text', (row) => row.paid_on],
  ['Powód zatrzymania', 'text', ({ explanation }) => explanation],
];

/** The register of what goes back of all orders' money; its sums are of every state, so that each says what stands behind it: of the open ones all, of the settled ones those of the days. */
export async function listRefunds(request: CallRequest<'listRefunds'>): Promise<Reply | Response> {
  const { ports, query, limit, source } = request;
  const filters = filtersOf(query, ports.now());
  const direction = query.direction ?? 'desc';
  if (query.format === 'xlsx') {
    await limit('export', source);
    async function* sheetRows() {
      for (let after: Parameters<typeof pageOfRefunds>[2]['after'] = null; ;) {
        const page = await pageOfRefunds(ports.db, filters, { size: sheetPage, after, direction });
        for (const row of await rowsOf(ports, page.refunds)) yield columns.map(([, , of]) => of(row));
        if (page.next === null) return;
        after = page.next;
      }
    }
    const sheet = columns.map(([header, kind]) => ({ header, kind }));
    return sheetReply('Zwroty', 'zwroty.xlsx', sheet, await writeExport(request, 'refunds', sheetRows()));
  }
  const { states: _states, currencies: _currencies, ...ofDays } = filters;
  const { createdFrom: _from, createdBefore: _before, ...ofAnyDay } = ofDays;
  const open = refundStates.filter((state) => !isSettled({ state }));
  const settled = refundStates.filter((state) => isSettled({ state }));
  const [page, ofOpen, ofSettled] = await Promise.all([
    pageOfRefunds(ports.db, filters, { size: pageSize, after: placeOf(query.after), direction }),
    sumRefunds(ports.db, { ...ofAnyDay, states: open }),
    sumRefunds(ports.db, { ...ofDays, states: settled }),
  ]);
  return {
    refunds: [...(await rowsOf(ports, page.refunds))],
    sums: [...ofOpen, ...ofSettled].map(({ amount, oldest, ...sum }) => ({
      ...{ ...sum, amount: groszToWire(amount), oldest_at: momentToWire(oldest) },
    })),
    next: cursorText(page.next),
  };
}
