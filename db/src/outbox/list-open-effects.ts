import type { Tx } from '../database.ts';
import type { EffectName } from '../order-language.ts';

export interface OpenEffect {
  readonly id: string;
  readonly effect: EffectName;
  readonly attempts: number;
  readonly dueAt: number;
  readonly lastError: string | null;
}

/** What an order still waits for: for the administrator's eyes, so without the data. */
export async function listOpenEffects(tx: Tx, orderId: string): Promise<OpenEffect[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select(['id', 'effect', 'attempts', 'dueAt', 'lastError'])
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .orderBy('id')
    .$narrowType<{ effect: EffectName }>()
    .execute();
}
