import { commitMapping, listOrdersIn, type Database, type Order } from '@app/db';
import {
  chartHash,
  deadlineAt,
  lacksOf,
  mappedEvent,
  reminderAt,
  type OrderStatus,
} from '@app/machines/order';
import type { Mapping } from './mapping.ts';

/** An order that a mapping moves, or the reason why it does not. */
export interface MappedOrder {
  readonly number: string;
  readonly from: string;
  readonly to: OrderStatus;
  /** What the new status requires and the order lacks, by the guards' names; such an order stays. */
  readonly lacks: readonly string[];
}

const atOnce = 200;

/** Writes the move: status, its clock by this chart, a row of the history. Nothing is sent, for nothing happened. */
async function move(
  db: Database,
  order: Order,
  to: OrderStatus,
  mapping: Mapping,
  at: number,
): Promise<void> {
  const changes = {
    status: to,
    chartHash,
    deadlineAt: deadlineAt(to, order.facts, at),
    reminderAt: reminderAt(to, order.facts, at),
  };
  await commitMapping(
    db,
    order,
    {
      changes,
      event: {
        ...{
          event: mappedEvent,
          factsPatch: {},
          fromStatus: order.status,
          toStatus: to,
          visited: [to],
          edges: [],
        },
        ...{ actor: 'system', userId: null, forced: true, at, chartHash },
        reason: `Wykres ${mapping.before} zastąpiono wykresem ${mapping.after}, w którym tego statusu nie ma.`,
      },
    },
    at,
  );
}

/**
 * Leads each order out of a status that is gone to the one that the mapping names, `isDry`: only says what it would do.
 * Each order is moved in a transaction of its own, so that what was begun can be run again. Throws StaleVersion
 * where somebody else moves one at the same time, which nobody can whose chart lacks its status.
 */
export async function moveMapped(
  db: Database,
  mapping: Mapping,
  {
    isDry,
    at,
    told,
  }: { readonly isDry: boolean; readonly at: number; readonly told: (order: MappedOrder) => void },
): Promise<{ readonly moved: number; readonly kept: number }> {
  const counts = { moved: 0, kept: 0 };
  for (const [from, to] of Object.entries(mapping.statuses))
    for (let after = ''; ;) {
      const orders = await listOrdersIn(db, from, { after, size: atOnce });
      for (const order of orders) {
        const lacks = lacksOf(to, order.facts);
        told({ number: order.number, from, to, lacks });
        if (lacks.length > 0) counts.kept += 1;
        else {
          if (!isDry) await move(db, order, to, mapping, at);
          counts.moved += 1;
        }
      }
      after = orders.at(-1)?.id ?? after;
      if (orders.length < atOnce) break;
    }
  return counts;
}
