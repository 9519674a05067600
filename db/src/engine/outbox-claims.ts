import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { OutboxEffect, OutboxEffectName } from './outbox.ts';
import { keysOfOrders } from './sealed/order-keys.ts';
import { openJson } from './sealed/seal.ts';

/** Effects that share places, and how many of them may be taken now. */
export interface Share {
  /** These effects; or all but these, so that effects of older releases are claimed too. */
  readonly effects:
    | { readonly only: readonly OutboxEffectName[] }
    | { readonly except: readonly OutboxEffectName[] };
  readonly limit: number;
  /** Whether they only tell somebody, so that nothing else of their order waits for them. */
  readonly messages?: boolean;
  /** Whether they neither wait for anything else of their order nor are waited for, and keep their own order. */
  readonly apart?: boolean;
  /** Effects that, where the order has asked for them before, have to be done first, however long that takes. */
  readonly after?: readonly OutboxEffectName[];
}

interface Claim {
  readonly now: number;
  readonly leaseMs: number;
  readonly shares: readonly Share[];
}

interface Due {
  readonly id: string;
  readonly orderId: string | null;
  readonly dueAt: number;
  /** Its share's place among the shares. */
  readonly share: number;
}

/** How many due effects of a share are looked at: more than it has places, because of one order only one is taken. */
const lookedAt = 100;

/** What of a share is due and not held back by what its order has under way, or has to have done before. */
function dueOf(tx: Tx, place: number, { now, shares }: Claim) {
  const { effects, messages = false, apart = false, after = [] } = shares[place] as Share;
  const named = (which: (one: Share) => boolean | undefined) =>
    shares.flatMap((one) => (which(one) && 'only' in one.effects ? one.effects.only : []));
  // Whose being under way holds nothing of this share back.
  const passed = named((one) => one.apart || (!messages && one.messages));
  return tx.kysely
    .selectFrom('outbox as due')
    .select(['due.id', 'due.orderId', 'due.dueAt', sql.lit(place).as('share')])
    .where('due.doneAt', 'is', null)
    .where('due.dueAt', '<=', now)
    .where((or) => or.or([or('due.claimedUntil', 'is', null), or('due.claimedUntil', '<=', now)]))
    .where((eb) =>
      'only' in effects ? eb('due.effect', 'in', effects.only) : eb('due.effect', 'not in', effects.except),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as other')
            .select('other.id')
            .whereRef('other.orderId', '=', 'due.orderId')
            .whereRef('other.id', '!=', 'due.id')
            .where('other.doneAt', 'is', null)
            .where((eb) => {
              const isUnderWay = eb('other.claimedUntil', '>', now);
              const isBefore = eb('other.id', '<', eb.ref('due.id'));
              if (apart && 'only' in effects)
                return eb.and([eb('other.effect', 'in', effects.only), eb.or([isUnderWay, isBefore])]);
              const holds =
                passed.length === 0 ? isUnderWay : eb.and([isUnderWay, eb('other.effect', 'not in', passed)]);
              if (after.length === 0) return holds;
              return eb.or([holds, eb.and([isBefore, eb('other.effect', 'in', after)])]);
            }),
        ),
      ),
    )
    .orderBy('due.dueAt')
    .orderBy('due.id')
    .limit(lookedAt);
}

/** Of what is due, as much as there are places: of one order one effect, and one message where nothing else of it is taken before. */
function choose(due: readonly Due[], shares: readonly Share[]): string[] {
  const left = shares.map(({ limit }) => limit);
  const performed = new Set<string>();
  const told = new Set<string>();
  const toldApart = new Set<string>();
  const oldestFirst = due.toSorted((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1));
  return oldestFirst.flatMap(({ id, orderId, share }) => {
    const asker = orderId ?? id;
    const { messages = false, apart = false } = shares[share] as Share;
    const places = left[share] ?? 0;
    const held = apart ? toldApart.has(asker) : performed.has(asker) || (messages && told.has(asker));
    if (places === 0 || held) return [];
    left[share] = places - 1;
    (apart ? toldApart : messages ? told : performed).add(asker);
    return [id];
  });
}

/**
 * Claims due effects of each share, oldest first, for `leaseMs`; several processes never hold the same effect. Of one
 * order one effect is claimed at a time, and beside it at most one message, which never overtakes what is under way, and one of
 * those that go apart.
 * Who dies while performing loses the claim when the lease ends, and the next one performs under the same key.
 */
export async function claimEffects(tx: Tx, claim: Claim): Promise<OutboxEffect[]> {
  const { now, leaseMs, shares } = claim;
  if (tx.dialect === 'postgres') {
    // Two processes that claim at the same time could each take an effect of one order.
    await sql`select pg_advisory_xact_lock(hashtext('outbox'))`.execute(tx.kysely);
  }
  const open = shares.flatMap(({ limit }, place) => (limit > 0 ? [dueOf(tx, place, claim)] : []));
  if (open.length === 0) return [];
  const each = open.map((query) => sql`select * from (${query}) as due`);
  const { rows: due } = await sql<Due>`${sql.join(each, sql` union all `)}`.execute(tx.kysely);
  const chosen = choose(due, shares);
  if (chosen.length === 0) return [];
  const rows = await tx.kysely
    .updateTable('outbox')
    .set((eb) => ({ claimedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', chosen)
    .where('doneAt', 'is', null)
    .where((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
    .returning(['id', 'orderId', 'userId', 'effect', 'key', 'data', 'createdAt as askedAt', 'attempts'])
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ orderId, userId, ...row }) => {
      const asker = orderId === null ? { userId } : { orderId };
      return {
        ...row,
        ...asker,
        data: openJson(keys(orderId), `outbox:${row.id}:data`, row.data),
      } as OutboxEffect;
    });
}

/** Holds the claims of effects that are still being performed: claims can then be short, and a dead worker's end soon. */
export async function renewEffectLeases(tx: Tx, ids: readonly string[], until: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: until })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .where('claimedUntil', 'is not', null)
    .execute();
}

/** Ends the claims of effects that were not finished: the next worker who looks performs them, under the same key. */
export async function releaseEffects(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: null })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .execute();
}

/** Performed; it will not be taken again. */
export async function finishEffect(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ doneAt: at, claimedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** Failed this time; due again later. The error is stored in the clear, so it names no person. */
export async function retryEffect(
  tx: Tx,
  id: string,
  { error, dueAt }: { readonly error: string; readonly dueAt: number },
): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ dueAt, claimedUntil: null, lastError: error.slice(0, 500) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .execute();
}

/** Notes that a person is asked about an effect that fails; false where that was done before, however often it was taken since. */
export async function markPersonAsked(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ personAskedAt: at })
    .where('id', '=', id)
    .where('personAskedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** When an effect falls due next, after a look at `seen` (epoch ms) that has taken all that it could; null where none does. */
export async function nextEffectDueAt(tx: Tx, seen: number): Promise<number | null> {
  const next = await tx.kysely
    .selectFrom('outbox')
    .select('dueAt')
    .where('doneAt', 'is', null)
    .where('dueAt', '>', seen)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.dueAt ?? null;
}
