import type { EffectName } from '@app/machines/order';
import { sql } from 'kysely';
import type { AccountEffectName, ShopEffectName } from '../tables/outbox.ts';
import type { Tx } from './database.ts';
import { newId } from './ids.ts';
import type { Keyring } from './sealed/keyring.ts';
import { freshKeysOfOrder } from './sealed/order-keys.ts';
import { sealJson } from './sealed/seal.ts';
import { insertOf, runWrite, type Write } from './writes.ts';

interface QueuedEffect {
  readonly id: string;
  /** Stable over all attempts: what the provider recognises a repetition by. */
  readonly key: string;
  readonly data: unknown;
  /** When it was enqueued, in epoch ms. */
  readonly askedAt: number;
  /** This attempt included. */
  readonly attempts: number;
}

/** An effect of an order's transition. */
export interface OrderEffect extends QueuedEffect {
  readonly orderId: string;
  readonly userId?: never;
  readonly effect: EffectName;
}

/** An effect of an account. */
export interface AccountEffect extends QueuedEffect {
  readonly orderId?: never;
  readonly userId: string;
  readonly effect: AccountEffectName;
}

/** A change of an order that the server of its shop is told of. */
export interface ShopEffect extends QueuedEffect {
  readonly orderId: string;
  readonly userId?: never;
  readonly effect: ShopEffectName;
}

/** An effect that waits to be performed or is being performed. */
export type OutboxEffect = OrderEffect | AccountEffect | ShopEffect;

export type OutboxEffectName = OutboxEffect['effect'];

export interface NewEffect {
  readonly effect: EffectName;
  readonly key: string;
  readonly data: unknown;
  /** Not before this time; now when left out. */
  readonly dueAt?: number;
}

/** The rows of effects, as they are written: each with an id of its own, its data sealed. A key that is there stays. */
export const effectInserts = (
  keys: Keyring,
  orderId: string,
  effects: readonly NewEffect[],
  at: number,
): Write[] =>
  effects.map(({ effect, key, data, dueAt = at }, place) => {
    const id = newId();
    const row = {
      id,
      orderId,
      effect,
      key,
      data: sealJson(keys, `outbox:${id}:data`, data),
      dueAt,
      attempts: 0,
      createdAt: at,
    };
    return insertOf(`effect${place}`, 'outbox', row, sql`(key) do nothing`);
  });

/** Enqueues effects apart from a transition; one whose key is there already not twice. */
export async function insertEffects(
  tx: Tx,
  orderId: string,
  effects: readonly NewEffect[],
  at: number,
): Promise<void> {
  // Of an erased order only what names nobody is asked: the letter of money that came late.
  const keys = (await freshKeysOfOrder(tx, orderId)) ?? tx.keys;
  for (const write of effectInserts(keys, orderId, effects, at)) await runWrite(tx, write);
}

/** What of these waits for its next attempt is tried at once. */
export async function hastenEffects(
  tx: Tx,
  orderId: string,
  effects: readonly EffectName[],
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ dueAt: at })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .where('attempts', '>', 0)
    .where('dueAt', '>', at)
    .where('effect', 'in', effects)
    .execute();
}

/** Written with what is done to the account; the data lie sealed. A key that is there already is not enqueued twice. */
export async function insertAccountEffect(
  tx: Tx,
  { userId, effect, key, data }: Pick<AccountEffect, 'userId' | 'effect' | 'key' | 'data'>,
  at: number,
): Promise<void> {
  const id = newId();
  await tx.kysely
    .insertInto('outbox')
    .values({
      id,
      userId,
      effect,
      key,
      data: sealJson(tx.keys, `outbox:${id}:data`, data),
      dueAt: at,
      attempts: 0,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** How the open effects of one name stand; times in epoch ms. */
export interface OutboxState {
  readonly effect: OutboxEffectName;
  readonly open: number;
  readonly oldestDueAt: number;
  /** Of those without a claim; null where all are claimed. */
  readonly oldestUnclaimedDueAt: number | null;
}

/** Counts what is not done by the effect's name, and since when the oldest is due. `now` says which claims still hold. */
export async function countOutbox(tx: Tx, now = 0): Promise<OutboxState[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select((eb) => [
      'effect',
      eb.fn.countAll<number>().as('open'),
      eb.fn.min('dueAt').as('oldestDueAt'),
      eb.fn
        .min('dueAt')
        .filterWhere((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
        .as('oldestUnclaimedDueAt'),
    ])
    .where('doneAt', 'is', null)
    .groupBy('effect')
    .orderBy('effect')
    .execute();
}

export interface OpenEffect {
  readonly id: string;
  readonly effect: EffectName;
  readonly attempts: number;
  readonly dueAt: number;
  readonly lastError: string | null;
}

/** What the chart has asked for and an order still waits for: for the administrator's eyes, so without the data. */
export async function listOpenEffects(tx: Tx, orderId: string): Promise<OpenEffect[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select(['id', 'effect', 'attempts', 'dueAt', 'lastError'])
    .where('orderId', '=', orderId)
    .where('effect', '!=', 'notifyShop')
    .where('doneAt', 'is', null)
    .orderBy('id')
    .$narrowType<{ effect: EffectName }>()
    .execute();
}

/** An effect as its order's page shows it, done or not; the key begins with the order's id and the row of its history. */
export interface ListedEffect extends OpenEffect {
  readonly key: string;
  readonly doneAt: number | null;
  readonly createdAt: number;
}

/** The chart's effects of an order that are still kept, newest first, at most so many. */
export async function listEffectsOf(tx: Tx, orderId: string, limit: number): Promise<ListedEffect[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select(['id', 'key', 'effect', 'attempts', 'dueAt', 'lastError', 'doneAt', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('effect', '!=', 'notifyShop')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ effect: EffectName }>()
    .execute();
}

/** Makes an effect that has failed due at once, under the key that it has. False where the order has none that waits. */
export async function resendEffect(tx: Tx, orderId: string, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ dueAt: at })
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .where('effect', '!=', 'notifyShop')
    .where('doneAt', 'is', null)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
