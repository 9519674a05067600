import { isSale, toneOf } from './order.facets.ts';
import { deadlinesOf, transitionsOf } from './order.chart.ts';
import { salesChannels } from './order.kinds.ts';
import type { SalesChannel } from './order.kinds.ts';
import { salesmanAudience, shownTo } from './order.screens.ts';
import type { Facts } from './order.facts.ts';
import { salesmanTasks } from './screen.ts';
import type { Tone } from './screen.ts';
import type { OrderTab } from './order-tabs.ts';
import { isTransient, orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Who looks at the list: what needs action differs. */
export type ListReader = 'admin' | 'salesman';

/**
 * How an order looks in a list: to the head office as to staff, to a shop as to its own salesman, where its channel has
 * one. In a transient status it waits.
 */
export function listTone(
  { status, facts }: { readonly status: OrderStatus; readonly facts: Pick<Facts, 'salesChannel'> },
  reader: ListReader,
): Tone {
  if (isTransient(status)) return 'waiting';
  return toneOf(status, reader === 'admin' ? 'staff' : (salesmanAudience(facts) ?? 'staff'));
}

/** Whether an order of this audience may have its salesman's own move in the status (`turnOf` says whether it has). */
const mayBeSalesmans = (status: OrderStatus, audience: 'pos' | 'offline'): boolean =>
  !isTransient(status) &&
  shownTo(status, audience).some(({ screen, tone = toneOf(status, audience) }) => {
    const isTask = (salesmanTasks as readonly string[]).includes(screen);
    return isTask && (tone === 'current' || tone === 'attention');
  });

/** Whether the order waits for something that this reader has to do. */
function waitsFor(reader: ListReader, status: OrderStatus): boolean {
  if (reader === 'admin') return deadlinesOf(status).some((each) => 'task' in each && each.days === 0);
  return mayBeSalesmans(status, 'pos') || mayBeSalesmans(status, 'offline');
}

/** The channels that a tab is limited to; null where it is about orders of all. An order of a shop's website has no salesman. */
export function channelsOfTab(tab: OrderTab, reader: ListReader): readonly SalesChannel[] | null {
  if (tab !== 'needing_action' || reader === 'admin') return null;
  return salesChannels.filter((salesChannel) => salesmanAudience({ salesChannel }) !== null);
}

/** The statuses that a tab gathers; null where it is not about statuses. */
export function statusesOfTab(tab: OrderTab, reader: ListReader): readonly OrderStatus[] | null {
  if (tab === 'needing_action') return orderStatuses.filter((status) => waitsFor(reader, status));
  if (tab === 'sales') return orderStatuses.filter(isSale);
  return null;
}

/** The statuses in which signed documents wait for the administrator to accept or reject them. */
export const statusesWithDocuments = (): readonly OrderStatus[] =>
  orderStatuses.filter(
    (status) =>
      waitsFor('admin', status) &&
      transitionsOf(status).some(
        ({ event, actors }) => event === 'REJECT_SIGNED_AGREEMENT' && actors.includes('admin'),
      ),
  );

/** The statuses of orders whose goods are with the client: delivered, and what that ends in. */
export function deliveredStatuses(): readonly OrderStatus[] {
  const finishing = (status: OrderStatus) =>
    transitionsOf(status).filter(({ event, target }) => event === 'FINISH' && target !== null);
  const delivered = orderStatuses.filter((status) => finishing(status).length > 0);
  const ends = delivered.flatMap(finishing).map(({ target }) => target);
  return orderStatuses.filter((status) => delivered.includes(status) || ends.includes(status));
}

/** The statuses of orders that were decided positively, those that are over among them. */
export const soldStatuses = (): readonly OrderStatus[] => {
  const delivered = deliveredStatuses();
  return orderStatuses.filter((status) => isSale(status) || delivered.includes(status));
};
