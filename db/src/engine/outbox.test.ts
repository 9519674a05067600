import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import type { Database } from './database.ts';
import {
  claimEffects,
  finishEffect,
  markPersonAsked,
  nextEffectDueAt,
  retryEffect,
} from './outbox-claims.ts';
import { countOutbox, listOpenEffects } from './outbox.ts';
import { insertEffects } from '../testing/test-queries.ts';

onEachDatabase('the outbox', (open) => {
  let db: Database;
  let orderId: string;
  beforeEach(async () => {
    db = await open();
    orderId = (await makeOrder(db, await makeShop(db, 'shop'))).id;
  });

  const put = (...keys: string[]) =>
    db.transaction((tx) =>
      insertEffects(
        tx,
        orderId,
        keys.map((key) => ({ effect: 'sendOffer', key, data: { to: 'jan@firma.pl' } })),
        noon,
      ),
    );
  const take = (now: number, limit = 100) =>
    db.transaction((tx) =>
      claimEffects(tx, { now, leaseMs: 1000, shares: [{ effects: { except: [] }, limit }] }),
    );

  test('gives each effect to one taker until its lease ends, under the same key', async () => {
    await put('a', 'b');
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
      {
        id: first[1]?.id,
        orderId,
        effect: 'sendOffer',
        key: 'b',
        data: { to: 'jan@firma.pl' },
        askedAt: noon,
        attempts: 1,
      },
    ]);
    expect(await take(noon + 999)).toEqual([]);
    expect((await take(noon + 1000)).map(({ key, attempts }) => [key, attempts])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
  });

  test('never asks twice for one key', async () => {
    await put('a');
    await put('a', 'b');
    expect((await take(noon)).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('what is done is gone; what failed comes again at its time, with the reason', async () => {
    await put('a', 'b');
    const [a, b] = await take(noon);
    await db.transaction((tx) => finishEffect(tx, a?.id ?? '', noon));
    await db.transaction((tx) => retryEffect(tx, b?.id ?? '', { error: '503', dueAt: noon + 60 }));
    expect(await take(noon + 59)).toEqual([]);
    expect(await nextEffectDueAt(db)).toBe(noon + 60);
    expect(await listOpenEffects(db, orderId)).toEqual([
      { id: b?.id, effect: 'sendOffer', attempts: 1, dueAt: noon + 60, lastError: '503' },
    ]);
    expect((await take(noon + 60)).map(({ key }) => key)).toEqual(['b']);
  });

  test('a person is asked about an effect once', async () => {
    await put('a', 'b');
    const [a = '', b = ''] = (await take(noon)).map(({ id }) => id);
    const ask = (id: string) => db.transaction((tx) => markPersonAsked(tx, id, noon));
    expect([await ask(a), await ask(a), await ask(b)]).toEqual([true, false, true]);
  });

  test('of takers at one time no two hold the same effect', async () => {
    const keys = Array.from({ length: 30 }, (_, n) => `k${n}`);
    await put(...keys);
    const taken = (await Promise.all(Array.from({ length: 6 }, () => take(noon, 5)))).flat();
    const rest = await take(noon);
    const all = [...taken, ...rest].map(({ key }) => key);
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual(keys.sort());
  });

  test('each share of effects has its own places, and waits for none of another', async () => {
    await put('offer 1', 'offer 2', 'offer 3');
    const others = ['orderCourier', 'prepareAgreement'] as const;
    await db.transaction((tx) =>
      insertEffects(
        tx,
        orderId,
        others.map((effect) => ({ effect, key: effect, data: {} })),
        noon + 1,
      ),
    );
    const offers = ['sendOffer'] as const;
    const shares = [
      { effects: { only: offers }, limit: 2 },
      { effects: { except: offers }, limit: 1 },
    ];
    const taking = async () =>
      (await db.transaction((tx) => claimEffects(tx, { now: noon + 1, leaseMs: 1000, shares }))).map(
        ({ key }) => key,
      );
    expect([await taking(), await taking(), await taking()]).toEqual([
      ['offer 1', 'offer 2', 'orderCourier'],
      ['offer 3', 'prepareAgreement'],
      [],
    ]);
    expect(await nextEffectDueAt(db, others)).toBe(noon + 1001);
    expect(await countOutbox(db, noon + 1)).toEqual([
      { effect: 'orderCourier', open: 1, oldestDueAt: noon + 1, oldestUnclaimedDueAt: null },
      { effect: 'prepareAgreement', open: 1, oldestDueAt: noon + 1, oldestUnclaimedDueAt: null },
      { effect: 'sendOffer', open: 3, oldestDueAt: noon, oldestUnclaimedDueAt: null },
    ]);
  });

  test('nothing waits in an empty one', async () => {
    expect(await nextEffectDueAt(db)).toBeNull();
    await db.transaction((tx) => insertEffects(tx, orderId, [], noon));
    expect(await take(noon)).toEqual([]);
  });
});
