import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal } from '../sealed/seal.ts';
import type { InboxTable } from '../tables/engine.ts';

export interface ReceivedNotification {
  readonly id: string;
  /** False when the provider repeats itself. */
  readonly isNew: boolean;
  readonly outcome: InboxTable['outcome'];
}

/** Keeps what a provider sent, word for word, once per its id, before anything is concluded from it. */
export async function receiveNotification(
  tx: Tx,
  {
    provider,
    notificationId,
    raw,
    at,
  }: {
    readonly provider: string;
    readonly notificationId: string;
    readonly raw: string;
    readonly at: number;
  },
): Promise<ReceivedNotification> {
  const id = newId();
  const inserted = await tx.kysely
    .insertInto('inbox')
    .values({
      id,
      provider,
      notificationId,
      raw: seal(tx.keys, `inbox:${id}:raw`, raw),
      outcome: 'received',
      at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'notificationId']).doNothing())
    .returning(['id', 'outcome'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const known = await tx.kysely
    .selectFrom('inbox')
    .select(['id', 'outcome'])
    .where('provider', '=', provider)
    .where('notificationId', '=', notificationId)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}
