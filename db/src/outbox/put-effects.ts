import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { EffectName } from '../order-language.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { sealJson } from '../sealed/seal.ts';
import { statement } from '../statement.ts';
import type { OutboxTable } from '../tables/engine.ts';

export interface NewEffect {
  readonly effect: EffectName;
  readonly key: string;
  readonly data: unknown;
  /** Not before this time; now when left out. */
  readonly dueAt?: number;
}

type Row = Pick<
  Selectable<OutboxTable>,
  'id' | 'orderId' | 'effect' | 'key' | 'data' | 'dueAt' | 'attempts' | 'createdAt'
>;

const put = statement<Row, never>((db, given) =>
  db
    .insertInto('outbox')
    .values({
      id: given.id,
      orderId: given.orderId,
      effect: given.effect,
      key: given.key,
      data: given.data,
      dueAt: given.dueAt,
      attempts: given.attempts,
      createdAt: given.createdAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing()),
);

/** The effects as they wait: each with an id of its own, its data sealed. */
export const rowsOfEffects = (
  keys: Keyring,
  orderId: string,
  effects: readonly NewEffect[],
  at: number,
): Row[] =>
  effects.map(({ effect, key, data, dueAt = at }) => {
    const id = newId();
    const sealed = sealJson(keys, `outbox:${id}:data`, data);
    return { id, orderId, effect, key, data: sealed, dueAt, attempts: 0, createdAt: at };
  });

/** Written with the move that asks for them. An effect whose key is there already is not asked for twice. */
export async function putEffects(
  tx: Tx,
  orderId: string,
  effects: readonly NewEffect[],
  at: number,
): Promise<void> {
  for (const row of rowsOfEffects(tx.keys, orderId, effects, at)) await tx.run(put, row);
}
