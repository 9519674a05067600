import { countFlagged, countOpenRefunds, countOrders, listOrderDays, listOrders } from '@app/db';
import { groszToWire, mayDo, momentOrNull, type ReplyOf } from '@app/machines/contract';
import { orderFlags, phaseNames, phases } from '@app/machines/order';
import { warsawDay } from '@app/machines/rules';
import { userOf } from '../../../kernel/access.ts';
import { ApiError } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { countsFor } from '../list-order-rows.ts';
import { cursorText } from '../order-list-query.ts';
import { readProviderStates } from '../outbox/provider-states.ts';
import { rowsOfOrders } from '../rows-of-orders.ts';
import { countWaiting, needingAction, waitingOrders } from './waiting-orders.ts';

type Dashboard = ReplyOf<'getDashboard'>;

const everywhere = { shopIds: null };
const shownDays = 28;
const dayMs = 86_400_000;

const labelsOf = ({ db, now }: Ports): Promise<NonNullable<Dashboard['labels']>> =>
  Promise.all(
    orderFlags.map(async (label) => {
      const { count, oldest } = await countFlagged(db, label, now());
      return { label, count, oldest_at: momentOrNull(oldest) };
    }),
  );

/** Where the open orders are, from the kept counts, and how many of them wait for an administrator. */
async function phasesOf({ db }: Ports): Promise<NonNullable<Dashboard['phases']>> {
  const counts = await countOrders(db, everywhere);
  const needing = needingAction();
  const sum = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0);
  return phaseNames
    .filter((phase) => phase !== 'closed')
    .map((phase) => ({
      phase,
      count: sum(phases[phase]),
      waiting: sum(phases[phase].filter((status) => needing.includes(status))),
    }));
}

async function daysOf({ db, now }: Ports): Promise<NonNullable<Dashboard['days']>> {
  const noon = Date.parse(`${warsawDay(now())}T12:00:00Z`);
  const days = Array.from({ length: shownDays }, (_, place) =>
    warsawDay(noon - (shownDays - 1 - place) * dayMs),
  );
  const stored = new Map((await listOrderDays(db, days[0] ?? '')).map((row) => [row.day, row]));
  return days.map((day) => {
    const { begun = 0, decided = 0, delivered = 0, deliveredPrice = 0 } = stored.get(day) ?? {};
    return { day, begun, decided, delivered, delivered_price: groszToWire(deliveredPrice) };
  });
}

async function refundsOf({ db, now }: Ports): Promise<NonNullable<Dashboard['refunds']>> {
  const sums = await countOpenRefunds(db, now());
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    sums: sums.map(({ currency, amount }) => ({ currency, amount: groszToWire(amount) })),
    oldest_at: momentOrNull(sums.length === 0 ? null : Math.min(...sums.map(({ oldest }) => oldest))),
  };
}

const noRefunds: Dashboard['refunds'] = { count: 0, sums: [], oldest_at: null };

async function lastOrderAt({ db }: Ports): Promise<string | null> {
  const { orders } = await listOrders(db, everywhere, { size: 1 });
  return momentOrNull(orders[0]?.createdAt ?? null);
}

/** Each part by itself: one that fails is reported and null, and the others are answered. Throws 422 for a filter that is not understood. */
export const getDashboard: Query<'getDashboard'> = async ({ ports, query, caller }) => {
  const part = <T>(name: string, read: Promise<T>): Promise<T | null> =>
    read.catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      ports.report(error, { doing: `dashboard: ${name}` });
      return null;
    });
  const readsOrders = mayDo(userOf(caller).roles, 'readEveryOrder');
  const queueOf = async () => {
    const { orders, next } = await waitingOrders(ports, query);
    return { orders: await rowsOfOrders(ports, orders, 'admin'), next };
  };
  const [queue, waiting, counted, labels, figures, days, providers, refunds, last] = await Promise.all([
    part('orders', readsOrders ? queueOf() : Promise.resolve({ orders: [], next: null })),
    part('waiting', countWaiting(ports)),
    part('counts', countsFor(ports, everywhere, 'admin')),
    part('labels', labelsOf(ports)),
    part('phases', phasesOf(ports)),
    part('days', daysOf(ports)),
    part('providers', readsOrders ? readProviderStates(ports) : Promise.resolve([])),
    part('refunds', readsOrders ? refundsOf(ports) : Promise.resolve(noRefunds)),
    part('last order', lastOrderAt(ports)),
  ]);
  return {
    orders: queue?.orders ?? null,
    ...{ waiting, labels, phases: figures, days, providers, refunds, last_order_at: last },
    counts: counted?.counts ?? null,
    statuses: counted?.statuses ?? null,
    next: cursorText(queue?.next ?? null),
  };
};
