import { orderFlags, type FlagChange, type FlagDetails, type OrderFlag } from '@app/machines/order';
import { openCompany } from './company.queries.ts';
import type { Tx } from './engine/database.ts';
import { flagWrites } from './engine/order-flags.ts';
import { runWrite } from './engine/writes.ts';
import { keysOfOrder } from './engine/sealed/order-keys.ts';
import { specificationTypes } from './file.queries.ts';

/** Raises and settles flags of an order. */
export async function saveFlags(
  tx: Tx,
  orderId: string,
  changes: readonly FlagChange[],
  at: number,
): Promise<void> {
  for (const write of flagWrites(orderId, changes, at)) await runWrite(tx, write);
}

/**
 * Claims orders whose flags are due to be looked at, the longest due first, until `until` (epoch ms); what is queued
 * meanwhile is due again at once.
 */
export async function claimFlagChecks(
  tx: Tx,
  { now, until, limit }: { readonly now: number; readonly until: number; readonly limit: number },
): Promise<readonly string[]> {
  const due = tx.kysely
    .selectFrom('orderFlagChecks')
    .select('orderId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked());
  const rows = await tx.kysely
    .updateTable('orderFlagChecks')
    .set({ dueAt: until })
    .where('orderId', 'in', due)
    .returning('orderId')
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** Ends a check that is claimed until `until`; the flags are looked at again at `again`, where it is not null. */
export async function endFlagCheck(
  tx: Tx,
  {
    orderId,
    until,
    again,
  }: { readonly orderId: string; readonly until: number; readonly again: number | null },
): Promise<void> {
  const { kysely } = tx;
  await (again === null
    ? kysely.deleteFrom('orderFlagChecks').where('orderId', '=', orderId).where('dueAt', '=', until).execute()
    : kysely
        .updateTable('orderFlagChecks')
        .set({ dueAt: again })
        .where('orderId', '=', orderId)
        .where('dueAt', '=', until)
        .execute());
}

/** Whether an order's flags are still to be looked at. */
export async function isFlagCheckDue(tx: Tx, orderId: string, at: number): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('orderFlagChecks')
    .select('dueAt')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined && row.dueAt <= at + 60_000;
}

/** How many other orders of a company are looked at. */
const most = 50;

/** The company's other orders, newest first: those after the order `before` of such a list, `limit` of them. */
export function listCompanyOrders(
  tx: Tx,
  orderId: string,
  { before, limit = most }: { readonly before?: string | undefined; readonly limit?: number } = {},
): Promise<readonly (FlagDetails['companyOrders'][number] & { readonly id: string })[]> {
  return tx.kysely
    .selectFrom('companies as own')
    .innerJoin('companies as other', 'other.vatIdIndex', 'own.vatIdIndex')
    .innerJoin('orders', 'orders.id', 'other.orderId')
    .select(['orders.id', 'orders.status', 'orders.statusSince', 'orders.createdAt'])
    .where('own.orderId', '=', orderId)
    .whereRef('other.orderId', '<>', 'own.orderId')
    .$if(before !== undefined, (rows) => rows.where('other.orderId', '<', before ?? ''))
    .orderBy('other.orderId', 'desc')
    .limit(limit)
    .execute();
}

/** What the rules of the flags ask beside the order. */
export async function loadFlagDetails(tx: Tx, orderId: string, at: number): Promise<FlagDetails> {
  const [companyOrders, found] = await Promise.all([
    listCompanyOrders(tx, orderId),
    tx.kysely
      .selectFrom('orders')
      .leftJoin('companies', 'companies.orderId', 'orders.id')
      .select('companies.details')
      .select((eb) => [
        eb
          .selectFrom('orderItems')
          .select('orderItems.id')
          .whereRef('orderItems.orderId', '=', 'orders.id')
          .where('type', '=', 'proforma')
          .limit(1)
          .as('proforma'),
        eb
          .selectFrom('files')
          .select('files.id')
          .whereRef('files.orderId', '=', 'orders.id')
          .where('files.type', 'in', specificationTypes)
          .where((or) => or.or([or('scan', 'is', null), or('scan', '<>', 'blocked')]))
          .limit(1)
          .as('specification'),
        eb
          .selectFrom('potentialFrauds')
          .select((found) => found.fn.min('foundAt').as('since'))
          .whereRef('potentialFrauds.orderId', '=', 'orders.id')
          .where('checkedAt', 'is', null)
          .as('suspectedSince'),
      ])
      .where('orders.id', '=', orderId)
      .executeTakeFirst(),
  ]);
  const details = found?.details ?? null;
  const keys = await keysOfOrder(tx, orderId);
  return {
    at,
    companyOrders,
    hasProforma: (found?.proforma ?? null) !== null,
    suspectedSince: found?.suspectedSince == null ? null : Number(found.suspectedSince),
    hasSpecification: (found?.specification ?? null) !== null,
    lacksBureauData: details === null || openCompany(keys, orderId, details).bureauData === null,
  };
}

/** The flags that stand at `at`, by order. */
export async function listFlagsOf(
  tx: Tx,
  orderIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, readonly OrderFlag[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('orderFlags')
    .select(['orderId', 'flag'])
    .where('orderId', 'in', orderIds)
    .where('settledAt', 'is', null)
    .where('since', '<=', at)
    .execute();
  const inOrder = rows.toSorted(
    (one, other) => orderFlags.indexOf(one.flag) - orderFlags.indexOf(other.flag),
  );
  const grouped = Map.groupBy(inOrder, ({ orderId }) => orderId);
  return new Map([...grouped].map(([id, flags]) => [id, flags.map(({ flag }) => flag)]));
}
