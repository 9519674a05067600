import { accepts } from './explain.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { isShown, salesmanAudience, screenOf, shownTo, viewOf } from './order.screens.ts';
import { isTransient, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { ShopStatus } from './order.wording.ts';
import type { StatusView } from './phase-view.ts';
import { salesmanTasks } from './screen.ts';
import type { Audience, ByOrder, ClientScreen, SalesmanTask, Tone, Wait } from './screen.ts';

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

/** Whose move an order is, as its shop sees it: a screen of its own salesman, or what and whom it waits for. */
export interface Turn {
  /** The salesman's screen on which he has to do something. */
  readonly own: SalesmanTask | null;
  readonly wait: Wait | null;
  /** What its client has before him, where nothing else is waited for. */
  readonly client: ClientScreen | null;
}

/** Null in a transient status, and where nobody has a move any more. */
export function turnOf({ status, facts }: Known): Turn | null {
  if (isTransient(status)) return null;
  const audience = salesmanAudience(facts);
  if (audience !== null && isShown(status, facts, audience)) {
    const { screen } = screenOf(status, facts, audience);
    const own = salesmanTasks.find((task) => task === screen);
    const tone = toneShown(status, facts, audience);
    if (own !== undefined && (tone === 'current' || tone === 'attention'))
      return { own, wait: null, client: null };
  }
  const tone = toneShown(status, facts, 'client');
  if (tone === 'done' || tone === 'refused') return null;
  const wait = waitOf({ status, facts });
  return {
    own: null,
    wait,
    client: wait === null ? (screenOf(status, facts, 'client').screen as ClientScreen) : null,
  };
}

/** Whether it is the move of the order's own salesman. */
export const isSalesmansTurn = (order: Known): boolean => (turnOf(order)?.own ?? null) !== null;

/** How the screen of such an order looks to an audience: where its way of being shown says so, else as the status. */
function toneShown(status: OrderStatus, facts: Facts, audience: Audience): Tone {
  const shown = shownTo(status, audience).find(({ when = [] }) =>
    when.every((condition) => holds(condition, facts)),
  );
  return shown?.tone ?? toneOf(status, audience);
}

/** Whether the company form may be filled in. */
export const isFormOpen = (status: OrderStatus): boolean => accepts(status, 'SUBMIT_COMPANY_FORM');

/**
 * Whether documents and delivery are shown: the specification's three lists (point of sale, shop, all others), of which an
 * order keeps to what it has once been (STATUS-182 to 184). @internal
 */
export function hasAcceptedAgreement(facts: Facts, states: readonly OrderStatus[]): boolean {
  const { salesChannel, agreementStatus } = facts;
  if (salesChannel !== 'pos' && salesChannel !== 'shop') return true;
  if (salesChannel === 'shop' && agreementStatus === 'accepted_by_admin') return true;
  return states.some(
    (status) => !isTransient(status) && (restingView(status).documentsFor ?? []).includes(salesChannel),
  );
}

const soldPhases: readonly string[] = ['initialPayment', 'agreement', 'delivery'];

/** Whether an order in this status counts among sales: decided positively and not over. */
export const isSale = (status: OrderStatus): boolean =>
  soldPhases.includes(phaseOf(status)) || (!isTransient(status) && restingView(status).sale === true);
