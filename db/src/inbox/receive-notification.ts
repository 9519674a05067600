import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal, sealJson } from '../sealed/seal.ts';
import type { InboxTable } from '../tables/engine.ts';

export interface ReceivedNotification {
  readonly id: string;
  /** False when the provider repeats itself. */
  readonly isNew: boolean;
  readonly outcome: InboxTable['outcome'];
}

/** A piece of news that a provider sent: `raw` word for word, `news` as it was read from it. */
export interface NewNotification {
  readonly provider: string;
  readonly notificationId: string;
  readonly raw: string;
  readonly news: unknown;
  readonly at: number;
  /** The receiver applies it itself; dead by then, somebody else does. */
  readonly claimedUntil: number;
}

/** Keeps what a provider sent once per its id, before anything is concluded from it. The one who gets it new holds its claim. */
export async function receiveNotification(
  tx: Tx,
  { provider, notificationId, raw, news, at, claimedUntil }: NewNotification,
): Promise<ReceivedNotification> {
  const id = newId();
  const inserted = await tx.kysely
    .insertInto('inbox')
    .values({
      id,
      provider,
      notificationId,
      raw: seal(tx.keys, `inbox:${id}:raw`, raw),
      news: sealJson(tx.keys, `inbox:${id}:news`, news),
      outcome: 'received',
      at,
      dueAt: at,
      claimedUntil,
      attempts: 1,
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
