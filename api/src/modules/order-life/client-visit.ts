import { loadClientVisit, noteClientVisit, type Order } from '@app/db';
import { momentOrNull } from '@app/machines/contract';
import { salesmanAudience } from '@app/machines/order';
import type { CallContext } from '../../kernel/call-context.ts';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from './authorize-order.ts';

/** How often an open page is noted. */
const noteEvery = 30_000;
/** A page that was not noted for so long is closed, or its process has ended. */
const gone = 45_000;

/** An open page of a client: noted now and then, and once it is left. */
export interface ClientVisiting {
  goesOn(): void;
  ends(): void;
}

/** Notes that the order's client is at its page, for the salesman who waits for him; null of anybody else, and of an order without a salesman. */
export function clientVisiting({ ports, caller }: CallContext, order: Order): ClientVisiting | null {
  if (caller.kind !== 'client' || caller.user || salesmanAudience(order.facts) === null) return null;
  let notedAt = 0;
  const note = (stays: boolean): void => {
    const at = ports.now();
    if (stays && at - notedAt < noteEvery) return;
    notedAt = at;
    const visit = { seenAt: at, hereUntil: stays ? at + gone : at };
    void ports.db.transaction((tx) => noteClientVisit(tx, order.id, visit)).catch(() => undefined);
  };
  note(true);
  return { goesOn: () => note(true), ends: () => note(false) };
}

/** Whether the client of a salesman's order is at its page, and when he last was. */
export const shopGetClientVisit: Query<'shopGetClientVisit'> = async (request) => {
  const { order } = await findOrder(request);
  const visit = await loadClientVisit(request.ports.db, order.id);
  return {
    seen_at: momentOrNull(visit?.seenAt ?? null),
    is_here: visit !== null && visit.hereUntil > request.ports.now(),
  };
};
