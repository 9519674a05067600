import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { Shop } from '../shop.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import type { Database } from './database.ts';
import {
  claimEffects,
  finishEffect,
  markPersonAsked,
  nextEffectDueAt,
  retryEffect,
  type Share,
} from './outbox-claims.ts';
import { insertEffects } from '../testing/test-queries.ts';
import { countOutbox, listOpenEffects, type NewEffect } from './outbox.ts';

/** As the application performs them: letters beside all else, and what runs at the signing provider in turn. */
const running = ['startSignature', 'withdraw'] as const;
const shares: readonly Share[] = [
  { effects: { only: ['sendOffer', 'notifyCancelation'] }, limit: 100, messages: true },
  { effects: { only: running }, limit: 100, after: running },
  { effects: { except: ['sendOffer', 'notifyCancelation', ...running] }, limit: 100 },
];

onEachDatabase('the outbox', (open) => {
  let db: Database;
  let shop: Shop;
  let orderId: string;
  beforeEach(async () => {
    db = await open();
    shop = await makeShop(db, 'shop');
    orderId = (await makeOrder(db, shop)).id;
  });

  const put = (id: string, ...effects: readonly Pick<NewEffect, 'effect' | 'key'>[]) =>
    db.transaction((tx) =>
      insertEffects(
        tx,
        id,
        effects.map((effect) => ({ ...effect, data: { to: 'jan@firma.pl' } })),
        noon,
      ),
    );
  const ask = (effect: NewEffect['effect'], key: string = effect) => ({ effect, key });
  /** An order for each key, which asks for one letter under it. */
  async function putLetters(...keys: string[]): Promise<void> {
    for (const key of keys) await put((await makeOrder(db, shop)).id, ask('sendOffer', key));
  }
  const take = (now: number, among: readonly Share[] = shares) =>
    db.transaction((tx) => claimEffects(tx, { now, leaseMs: 1000, shares: among }));
  const takeKeys = async (now: number, among?: readonly Share[]) =>
    (await take(now, among)).map(({ key }) => key);
  const inOpen = async (key: string) =>
    (await listOpenEffects(db, orderId)).find(({ effect }) => effect === key)?.id ?? '';
  const finish = async (effect: string) => {
    const id = await inOpen(effect);
    await db.transaction((tx) => finishEffect(tx, id, noon));
  };
  const fail = async (effect: string, dueAt: number) => {
    const id = await inOpen(effect);
    await db.transaction((tx) => retryEffect(tx, id, { error: '503', dueAt }));
  };

  test('gives each effect to one taker until its lease ends, under the same key', async () => {
    await put(orderId, ask('sendOffer', 'a'));
    const first = await take(noon);
    expect(first).toEqual([
      {
        id: first[0]?.id,
        orderId,
        effect: 'sendOffer',
        key: 'a',
        data: { to: 'jan@firma.pl' },
        askedAt: noon,
        attempts: 1,
      },
    ]);
    expect(await take(noon + 999)).toEqual([]);
    expect((await take(noon + 1000)).map(({ key, attempts }) => [key, attempts])).toEqual([['a', 2]]);
  });

  test('never asks twice for one key', async () => {
    await put(orderId, ask('sendOffer', 'a'));
    await put(orderId, ask('sendOffer', 'a'));
    expect(await takeKeys(noon)).toEqual(['a']);
    await finish('sendOffer');
    expect(await takeKeys(noon)).toEqual([]);
  });

  test('what is done is gone; what failed comes again at its time, with the reason', async () => {
    await putLetters('a', 'b');
    const [a, b] = await take(noon);
    await db.transaction((tx) => finishEffect(tx, a?.id ?? '', noon));
    await db.transaction((tx) => retryEffect(tx, b?.id ?? '', { error: '503', dueAt: noon + 60 }));
    expect(await take(noon + 59)).toEqual([]);
    expect(await nextEffectDueAt(db, noon + 59)).toBe(noon + 60);
    expect(await listOpenEffects(db, b?.orderId ?? '')).toEqual([
      { id: b?.id, effect: 'sendOffer', attempts: 1, dueAt: noon + 60, lastError: '503' },
    ]);
    expect(await takeKeys(noon + 60)).toEqual(['b']);
  });

  test('a person is asked about an effect once', async () => {
    await putLetters('a', 'b');
    const [a = '', b = ''] = (await take(noon)).map(({ id }) => id);
    const asks = (id: string) => db.transaction((tx) => markPersonAsked(tx, id, noon));
    expect([await asks(a), await asks(a), await asks(b)]).toEqual([true, false, true]);
  });

  test('of takers at one time no two hold the same effect', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `k${n}`);
    await putLetters(...keys);
    const few = [{ effects: { except: [] }, limit: 2 }];
    const taken = (await Promise.all(Array.from({ length: 5 }, () => takeKeys(noon, few)))).flat();
    const all = [...taken, ...(await takeKeys(noon))];
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual(keys.sort());
  });

  test('of takers at one time no two hold effects of one order', async () => {
    const order = ['submitApplication', 'matchTestPayment', 'prepareAgreement'] as const;
    await put(orderId, ...order.map((effect) => ask(effect)));
    const seen: string[] = [];
    for (const effect of order) {
      seen.push(...(await Promise.all(Array.from({ length: 6 }, () => takeKeys(noon)))).flat());
      await finish(effect);
    }
    expect(seen).toEqual(order);
  });

  test('of one order effects are performed one after another, and those of others beside them', async () => {
    const other = (await makeOrder(db, shop)).id;
    await put(orderId, ask('submitApplication'), ask('prepareAgreement'));
    await put(other, ask('submitApplication', 'of another'));
    expect(await takeKeys(noon)).toEqual(['submitApplication', 'of another']);
    expect(await takeKeys(noon)).toEqual([]);
    await finish('submitApplication');
    expect(await takeKeys(noon)).toEqual(['prepareAgreement']);
  });

  test('an effect that waits to be tried again lets the others of its order pass', async () => {
    await put(orderId, ask('submitApplication'), ask('prepareAgreement'));
    await take(noon);
    await fail('submitApplication', noon + 60_000);
    expect(await takeKeys(noon)).toEqual(['prepareAgreement']);
  });

  test('nothing of an order waits for its letters, and no letter overtakes what is under way or another letter', async () => {
    await put(orderId, ask('sendOffer'));
    expect(await takeKeys(noon)).toEqual(['sendOffer']);
    await put(orderId, ask('prepareAgreement'), ask('notifyCancelation'));
    expect(await takeKeys(noon)).toEqual(['prepareAgreement']);
    await finish('sendOffer');
    expect(await takeKeys(noon)).toEqual([]);
    await finish('prepareAgreement');
    expect(await takeKeys(noon)).toEqual(['notifyCancelation']);
  });

  test('what begins or ends a process waits for what was asked of the same provider before, also for its next attempt', async () => {
    await put(orderId, ask('startSignature', 'first'));
    await take(noon);
    await fail('startSignature', noon + 60_000);
    await put(orderId, ask('withdraw'), ask('startSignature', 'second'), ask('prepareAgreement'));
    expect(await takeKeys(noon)).toEqual(['prepareAgreement']);
    await finish('prepareAgreement');
    expect(await takeKeys(noon)).toEqual([]);
    expect(await takeKeys(noon + 60_000)).toEqual(['first']);
    await finish('startSignature');
    expect(await takeKeys(noon + 60_000)).toEqual(['withdraw']);
    await finish('withdraw');
    expect(await takeKeys(noon + 60_000)).toEqual(['second']);
  });

  test('each share of effects has its own places, and waits for none of another', async () => {
    await putLetters('offer 1', 'offer 2', 'offer 3');
    await put(orderId, ask('orderCourier'), ask('prepareAgreement'));
    const letters = { effects: { only: ['sendOffer'] }, messages: true } as const;
    const rest = { effects: { except: ['sendOffer'] } } as const;
    const places = (many: number) => [
      { ...letters, limit: many },
      { ...rest, limit: 1 },
    ];
    expect((await takeKeys(noon, places(2))).toSorted()).toEqual(['offer 1', 'offer 2', 'orderCourier']);
    await finish('orderCourier');
    expect(await takeKeys(noon, places(0))).toEqual(['prepareAgreement']);
    expect(await countOutbox(db, noon)).toEqual([
      { effect: 'prepareAgreement', open: 1, oldestDueAt: noon, oldestUnclaimedDueAt: null },
      { effect: 'sendOffer', open: 3, oldestDueAt: noon, oldestUnclaimedDueAt: noon },
    ]);
    expect(await takeKeys(noon, places(1))).toEqual(['offer 3']);
  });

  test('nothing waits in an empty one', async () => {
    expect(await nextEffectDueAt(db, noon)).toBeNull();
    await db.transaction((tx) => insertEffects(tx, orderId, [], noon));
    expect(await take(noon)).toEqual([]);
    expect(await take(noon, [])).toEqual([]);
  });
});
