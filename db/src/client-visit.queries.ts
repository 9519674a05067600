import type { Tx } from './engine/database.ts';

/** When an order's client was last at its page, and until when he counts as there. */
export interface ClientVisit {
  readonly seenAt: number;
  readonly hereUntil: number;
}

export async function noteClientVisit(tx: Tx, orderId: string, visit: ClientVisit): Promise<void> {
  await tx.kysely
    .insertInto('clientVisits')
    .values({ orderId, ...visit })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(visit))
    .execute();
}

/** Null where the client has not been there. */
export async function loadClientVisit(tx: Tx, orderId: string): Promise<ClientVisit | null> {
  const row = await tx.kysely
    .selectFrom('clientVisits')
    .select(['seenAt', 'hereUntil'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}
