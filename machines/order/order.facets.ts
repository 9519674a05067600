import { accepts } from './explain.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { viewOf } from './order.screens.ts';
import { isTransient, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { ShopStatus } from './order.wording.ts';
import type { StatusView } from './phase-view.ts';
import type { Audience, ByOrder, Tone, Wait } from './screen.ts';

/** What of an order decides how it is shown. */
interface Known {
  readonly status: OrderStatus;
  readonly facts: Facts;
}

/** The view of a status in which orders rest. Throws in a transient one. */
function restingView(status: OrderStatus): StatusView {
  const view = viewOf(status);
  if (!('tone' in view)) throw new Error(`No order rests in ${status}`);
  return view;
}

function valueFor<T extends string>(values: ByOrder<T>, facts: Facts): T | null {
  if (typeof values === 'string') return values;
  const first = values.find(({ when = [] }) => when.every((condition) => holds(condition, facts)));
  return first?.is ?? null;
}

/** How a status looks to an audience. Throws in a transient status. */
export function toneOf(status: OrderStatus, audience: Audience): Tone {
  const { tone } = restingView(status);
  if (typeof tone === 'string') return tone;
  if (audience === 'client' || audience === 'staff') return tone[audience];
  return 'salesman' in tone ? tone.salesman : tone[audience];
}

/** What an order waits for; null where it is the client's turn, or nobody's. */
export function waitOf({ status, facts }: Known): Wait | null {
  const view = viewOf(status);
  return 'waitsFor' in view && view.waitsFor !== undefined ? valueFor(view.waitsFor, facts) : null;
}

/** The shop-level status of an order; null in a transient one. */
export const shopStatusOf = (status: OrderStatus, facts: Facts): ShopStatus | null =>
  isTransient(status) ? null : valueFor(restingView(status).shopStatus, facts);

/** Whether the company form may be filled in. */
export const isFormOpen = (status: OrderStatus): boolean => accepts(status, 'SUBMIT_COMPANY_FORM');

/** Whether documents and delivery are shown: the specification's three lists (point of sale, shop, all others). @internal */
export function hasAcceptedAgreement(status: OrderStatus, facts: Facts): boolean {
  const { salesChannel, agreementStatus } = facts;
  if (salesChannel !== 'pos' && salesChannel !== 'shop') return true;
  if (salesChannel === 'shop' && agreementStatus === 'accepted_by_admin') return true;
  return !isTransient(status) && (restingView(status).documentsFor ?? []).includes(salesChannel);
}

const soldPhases: readonly string[] = ['initialPayment', 'agreement', 'delivery'];

/** Whether an order in this status counts among sales: decided positively and not over. */
export const isSale = (status: OrderStatus): boolean =>
  soldPhases.includes(phaseOf(status)) || (!isTransient(status) && restingView(status).sale === true);
