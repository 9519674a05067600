import type { Facts } from './order.facts.ts';
import { accepts } from './explain.ts';
import { holds } from './order.guards.ts';
import { isSale, toneOf, waitOf } from './order.facets.ts';
import { isTransient, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import { orderFlags, type OrderFlag } from './order-flag-names.ts';

/** What the rules ask of an order itself; times in epoch milliseconds. */
export interface FlaggedOrder {
  readonly status: OrderStatus;
  readonly statusSince: number;
  readonly createdAt: number;
  readonly facts: Facts;
}

/** What they ask beside it. */
export interface FlagDetails {
  /** Goods stand in a specification of the shop's, whose number alone is known. */
  readonly hasProforma: boolean;
  /** A specification or an invoice is among the files. */
  readonly hasSpecification: boolean;
  /** The credit bureau is asked, and the form brought nothing for it. */
  readonly lacksBureauData: boolean;
  /** When the oldest suspicion of fraud that nobody has checked was found; null: there is none. */
  readonly suspectedSince: number | null;
  /** When they were read. */
  readonly at: number;
  /** The other orders of the company. */
  readonly companyOrders: readonly Omit<FlaggedOrder, 'facts'>[];
}

/** Since when the flag stands, or from when on it will; null: it does not. Undefined: that is not known without the details. */
type Rule = (order: FlaggedOrder, details: FlagDetails | null) => number | null | undefined;

const minute = 60_000;
const day = 24 * 60 * minute;
/** So long after its refusal an order is a reason to look at the company's next one, in milliseconds. */
const refusalCounts = 90 * day;

const isRefused = (status: OrderStatus): boolean => accepts(status, 'REOPEN_DECISION');

/** Nothing is left to do about the order by hand: it is closed, refused or about to be canceled. */
const isOver = (status: OrderStatus): boolean =>
  phaseOf(status) === 'closed' || (!isTransient(status) && toneOf(status, 'staff') === 'refused');

/** Until when another order of the company counts: without end while it is open; 0: it does not. */
function countsUntil({ status, statusSince }: Omit<FlaggedOrder, 'facts'>): number {
  if (isRefused(status)) return statusSince + refusalCounts;
  return isOver(status) ? 0 : Infinity;
}

const counts = (other: Omit<FlaggedOrder, 'facts'>, at: number): boolean => countsUntil(other) > at;

/** Whether the financier has the next word: on the application, or on the signed agreement. */
const waitsForFinancier = (status: OrderStatus): boolean =>
  accepts(status, 'DECISION_APPROVED') || accepts(status, 'AGREEMENT_VERIFIED');

/** The rules of screens.md 6.10, one a flag; asked of orders that are not over. */
const rules: Readonly<Record<OrderFlag, Rule>> = {
  bik(order, details) {
    const wait = waitOf(order);
    if (wait === 'bankCheck' || wait === 'bankRefused') return order.statusSince;
    const undecided = order.facts.formSubmitted && !isSale(order.status);
    return details?.lacksBureauData === true && undecided ? order.createdAt : null;
  },
  siemens(order) {
    if (waitOf(order) === 'correction') return order.statusSince;
    return waitsForFinancier(order.status) ? order.statusSince + day : null;
  },
  potential_fraud(_order, details) {
    return details === null ? undefined : details.suspectedSince;
  },
  no_autenti_files({ statusSince, facts }) {
    const lacks = facts.signed && !facts.signedAgreementStored && holds('electronicSignature', facts);
    return lacks ? statusSince + 15 * minute : null;
  },
  no_specification({ createdAt, facts }, details) {
    if (details === null) return undefined;
    const asked = details.hasProforma || (facts.salesChannel === 'pos' && facts.signed);
    return asked && !details.hasSpecification ? createdAt : null;
  },
  other_company_orders({ createdAt }, details) {
    if (details === null) return undefined;
    const counting = details.companyOrders.filter((other) => counts(other, details.at));
    if (counting.length === 0) return null;
    return Math.max(createdAt, Math.min(...counting.map((other) => other.createdAt)));
  },
};

/** What becomes of a flag: since when it stands, null where it is settled. */
export interface FlagChange {
  readonly flag: OrderFlag;
  readonly since: number | null;
}

const sinceOf = (flag: OrderFlag, order: FlaggedOrder | null, details: FlagDetails | null) =>
  order === null || isOver(order.status) ? null : rules[flag](order, details);

/** Every flag that follows from what is stored of the order. */
export const flagsOf = (order: FlaggedOrder, details: FlagDetails): readonly FlagChange[] =>
  orderFlags.map((flag) => ({ flag, since: sinceOf(flag, order, details) ?? null }));

/** When the flags may change next without anybody's doing: a refusal no longer counts. Null: never. */
export function flagsChangeAt({ companyOrders, at }: FlagDetails): number | null {
  const next = Math.min(...companyOrders.map(countsUntil).filter((end) => end > at));
  return next === Infinity ? null : next;
}

/** What a move does to an order's flags. */
export interface FlagsMoved {
  readonly changes: readonly FlagChange[];
  /** All are settled: nothing is left to do by hand. */
  readonly over: boolean;
  /** Whether flags of this order, or of its company's, follow from what the move alone does not say. */
  readonly check: boolean;
}

/** What the move does by itself; null before a creation. */
export function flagsMoved(before: FlaggedOrder | null, after: FlaggedOrder): FlagsMoved {
  const wasOver = before !== null && isOver(before.status);
  const over = isOver(after.status);
  const changes = orderFlags.flatMap((flag) => {
    const since = sinceOf(flag, after, null);
    return since === undefined || since === sinceOf(flag, before, null) ? [] : [{ flag, since }];
  });
  const decided = before !== null && isSale(before.status) !== isSale(after.status);
  const check =
    decided ||
    (before !== null && wasOver !== over) ||
    (before !== null && before.facts.signed !== after.facts.signed) ||
    changes.some(({ flag }) => flag === 'bik');
  return { changes: over ? [] : changes, over: over && !wasOver && before !== null, check };
}
