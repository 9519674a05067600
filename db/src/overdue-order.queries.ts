import type { OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import type { Signature } from './signature.queries.ts';

/** What of an order can be due. */
export type DueColumn = 'deadlineAt' | 'reminderAt';

/** An order whose deadline has passed, at the version that was seen. */
export interface OverdueOrder {
  readonly id: string;
  readonly slug: string;
  readonly status: OrderStatus;
  readonly version: number;
  readonly deadlineAt: number;
}

/** The statuses of a signing process that may have changed at its provider. */
const askable: readonly Signature['status'][] = ['PENDING', 'NONE', 'STARTED', 'SIGNED'];

/**
 * Orders whose deadline falls at `until` or before, of whose signing process the provider has not been asked for it: by
 * whatever enqueued `askProvider` since `leadMs` before the deadline.
 */
export async function listOrdersToAskAbout(
  tx: Tx,
  { until, leadMs, limit }: { readonly until: number; readonly leadMs: number; readonly limit: number },
): Promise<Pick<OverdueOrder, 'id' | 'status' | 'version' | 'deadlineAt'>[]> {
  return tx.kysely
    .selectFrom('orders')
    .select(['id', 'status', 'version', 'deadlineAt'])
    .where('deadlineAt', '<=', until)
    .$narrowType<{ deadlineAt: number }>()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signatures')
          .select('signatures.id')
          .whereRef('signatures.orderId', '=', 'orders.id')
          .where('signatures.provider', '=', 'autenti')
          .where('signatures.processId', 'is not', null)
          .where('signatures.status', 'in', askable),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.orderId', '=', 'orders.id')
            .where('outbox.effect', '=', 'askProvider')
            .where('outbox.createdAt', '>=', sql<number>`orders.deadline_at - ${leadMs}`),
        ),
      ),
    )
    .orderBy('deadlineAt')
    .limit(limit)
    .execute();
}

/** How many orders are overdue; counts no further than `most`. */
export async function countOverdueOrders(
  tx: Tx,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<number> {
  const overdue = await tx.kysely
    .selectFrom('orders')
    .select('id')
    .where('deadlineAt', '<=', now)
    .limit(most)
    .execute();
  return overdue.length;
}

/**
 * Claims orders whose deadline or reminder is due, longest first, so that several sweepers share them; one of which a provider is
 * being asked, only `patienceMs` later. A claim holds for `leaseMs`, or until the order has another version; the version
 * check lets one mover win in any case.
 */
export async function claimOverdueOrders(
  tx: Tx,
  column: DueColumn,
  { now, leaseMs, patienceMs, limit }: Readonly<Record<'now' | 'leaseMs' | 'patienceMs' | 'limit', number>>,
): Promise<Pick<OverdueOrder, 'id' | 'slug' | 'version'>[]> {
  const overdue = await tx.kysely
    .selectFrom('orders')
    .select(['id', 'slug', 'version'])
    .where(column, '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deadlineClaims')
            .select('deadlineClaims.orderId')
            .whereRef('deadlineClaims.orderId', '=', 'orders.id')
            .whereRef('deadlineClaims.version', '=', 'orders.version')
            .where('deadlineClaims.claimedUntil', '>', now),
        ),
      ),
    )
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb(column, '<=', now - patienceMs),
        not(
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.orderId', '=', 'orders.id')
              .where('outbox.effect', '=', 'askProvider')
              .where('outbox.doneAt', 'is', null),
          ),
        ),
      ]),
    )
    .orderBy(column)
    .limit(limit)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  if (overdue.length === 0) return [];
  const claimed = await tx.kysely
    .insertInto('deadlineClaims')
    .values(overdue.map(({ id, version }) => ({ orderId: id, version, claimedUntil: now + leaseMs })))
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          claimedUntil: eb.ref('excluded.claimedUntil'),
        }))
        .where((eb) =>
          eb.or([
            eb('deadlineClaims.version', '<>', eb.ref('excluded.version')),
            eb('deadlineClaims.claimedUntil', '<=', now),
          ]),
        ),
    )
    .returning('orderId')
    .execute();
  const mine = new Set(claimed.map(({ orderId }) => orderId));
  return overdue.filter(({ id }) => mine.has(id));
}

/** Ends the claims of a sweep: the orders have changed, or the next sweeper shall try them. */
export async function releaseOverdueOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.kysely.deleteFrom('deadlineClaims').where('orderId', 'in', orderIds).execute();
}
