import { refusal } from './explain.ts';
import type { Facts } from './order.facts.ts';
import { orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Whether an edge is one of those by which every open order may be sent back: where it leads follows from the order's path. */
export const isWayBack = ({ id }: { readonly id: string }): boolean => id.startsWith('live.SEND_BACK(');

const rankOf = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** The path of an order that comes to rest in a status: going back cuts it. Ends with the status itself. */
export const pathInto = (path: readonly OrderStatus[], status: OrderStatus): readonly OrderStatus[] => [
  ...path.filter((earlier) => rankOf(earlier) < rankOf(status)),
  status,
];

/** Where an order has rested on its present path, by the statuses of its history, oldest first; the last is where it rests. */
export const restedIn = (history: readonly { readonly toStatus: OrderStatus }[]): readonly OrderStatus[] =>
  history.reduce<readonly OrderStatus[]>((path, { toStatus }) => pathInto(path, toStatus), []).slice(0, -1);

/** The statuses to which an administrator may send an order back that has rested in these. */
export const sendBackTargets = (
  { status, facts }: { readonly status: OrderStatus; readonly facts: Facts },
  rested: readonly OrderStatus[],
): readonly OrderStatus[] =>
  orderStatuses.filter(
    (to) => refusal(status, facts, { type: 'SEND_BACK', actor: 'admin', to, restedIn: [...rested] }) === null,
  );
