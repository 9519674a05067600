import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { EffectName } from '../order-language.ts';
import { sealJson } from '../sealed/seal.ts';

export interface NewEffect {
  readonly effect: EffectName;
  readonly key: string;
  readonly data: unknown;
  /** Not before this time; now when left out. */
  readonly dueAt?: number;
}

/** Written with the move that asks for them. An effect whose key is there already is not asked for twice. */
export async function putEffects(
  tx: Tx,
  orderId: string,
  effects: readonly NewEffect[],
  at: number,
): Promise<void> {
  if (effects.length === 0) return;
  await tx.kysely
    .insertInto('outbox')
    .values(
      effects.map(({ effect, key, data, dueAt = at }) => {
        const id = newId();
        return {
          id,
          orderId,
          effect,
          key,
          data: sealJson(tx.keys, `outbox:${id}:data`, data),
          dueAt,
          attempts: 0,
          createdAt: at,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
