import { beforeAll, expect, test } from 'vitest';
import { saveCompany } from './company.queries.ts';
import { newCompany } from './company.ts';
import type { Database } from './engine/database.ts';
import { StaleVersion } from './engine/errors.ts';
import { saveOrder } from './engine/save-order.ts';
import { countOrders } from './order-list.queries.ts';
import {
  isEmailOfOtherCompany,
  loadOrder,
  loadOrderByExternalId,
  loadOrderById,
  lockOrder,
} from './order.queries.ts';
import { claimOverdueOrders, releaseOverdueOrders } from './overdue-order.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts } from './testing/sample-rows.ts';

const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '+48600700800' };

onEachDatabase('orders', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  test('an order is found by its slug, its id and the shop’s own number, whole', async () => {
    const shop = await makeShop(db, 'one');
    const order = await makeOrder(db, shop, {
      contact,
      price: 10_000_00,
      grossPrice: 12_300_00,
      ownPaymentInPercent: '10',
      externalOrderId: 'EXT-1',
      proposedOffer: { ownPayment: 2_000_00 },
    });
    expect(order).toMatchObject({ contact, facts: sampleFacts, version: 1, cashPaymentAllowed: true });
    expect(order.slug).toMatch(/^[\w-]{21}$/);
    expect(order.number).toMatch(/^\d{6,}$/);
    expect(await loadOrder(db, order.slug)).toEqual(order);
    expect(await loadOrderById(db, order.id)).toEqual(order);
    expect(await loadOrderByExternalId(db, shop.id, 'EXT-1')).toEqual(order);
    expect(await db.transaction((tx) => lockOrder(tx, order.slug))).toEqual(order);
    expect(await loadOrder(db, 'x'.repeat(21))).toBeNull();
  });

  test('a contact that an older release kept without its prefix is read with it', async () => {
    const old = { ...contact, phone: '600700800' };
    const { slug } = await makeOrder(db, await makeShop(db, 'old'), { contact: old });
    expect((await loadOrder(db, slug))?.contact).toEqual(contact);
  });

  test('saving raises the version, and over a version that is gone writes nothing', async () => {
    const read = await makeOrder(db, await makeShop(db, 'two'));
    const changes = { status: 'form_opened', deadlineAt: noon + 1, entryValueSetManually: true } as const;
    const saved = await db.transaction((tx) => saveOrder(tx, read, changes, noon + 5));
    expect(saved).toEqual({ ...read, ...changes, version: 2, statusSince: noon + 5, updatedAt: noon + 5 });
    const late = db.transaction((tx) => saveOrder(tx, read, { status: 'canceled' }, noon + 6));
    await expect(late).rejects.toThrow(StaleVersion);
    expect(await loadOrder(db, read.slug)).toEqual(saved);
  });

  test('of many who save one version, one wins', async () => {
    const read = await makeOrder(db, await makeShop(db, 'three'));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        db.transaction((tx) => saveOrder(tx, read, { userId: null }, noon + n)),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await loadOrder(db, read.slug))?.version).toBe(2);
  });

  test("the tabs' counts follow every transition", async () => {
    const shop = await makeShop(db, 'four');
    const [first] = [await makeOrder(db, shop), await makeOrder(db, shop), await makeOrder(db, shop)];
    await db.transaction((tx) => saveOrder(tx, first, { status: 'canceled' }, noon));
    expect(await countOrders(db, { shopIds: [shop.id] })).toEqual({ sumup: 2, canceled: 1 });
  });

  test('only orders whose deadline has passed are overdue, the longest first', async () => {
    const shop = await makeShop(db, 'seven');
    const [late, later] = [
      await makeOrder(db, shop, { deadlineAt: 20 }),
      await makeOrder(db, shop, { deadlineAt: 10 }),
      await makeOrder(db, shop, { deadlineAt: 31 }),
    ];
    const take = async (now: number) =>
      (
        await db.transaction((tx) =>
          claimOverdueOrders(tx, 'deadlineAt', { now, leaseMs: 100, patienceMs: 0, limit: 10 }),
        )
      ).map(({ id }) => id);
    expect(await take(30)).toEqual([later.id, late.id]);
    expect(await take(30)).toEqual([]);
    await db.transaction((tx) => releaseOverdueOrders(tx, [late.id]));
    expect(await take(30)).toEqual([late.id]);
  });

  test('an order is due for its reminder whatever its deadline', async () => {
    const shop = await makeShop(db, 'eleven');
    const { id } = await makeOrder(db, shop, { reminderAt: 1, deadlineAt: 1_000 });
    await makeOrder(db, shop, { reminderAt: 3, deadlineAt: 1_000 });
    const due = await db.transaction((tx) =>
      claimOverdueOrders(tx, 'reminderAt', { now: 2, leaseMs: 100, patienceMs: 0, limit: 4 }),
    );
    expect(due.map((each) => each.id)).toEqual([id]);
  });

  test('of sweepers at one time no two hold the same overdue order', async () => {
    const shop = await makeShop(db, 'ten');
    const made = [];
    for (let n = 0; n < 12; n += 1) made.push((await makeOrder(db, shop, { deadlineAt: 1 })).id);
    const sweeps = Array.from({ length: 4 }, () =>
      db.transaction((tx) =>
        claimOverdueOrders(tx, 'deadlineAt', { now: 5, leaseMs: 100, patienceMs: 0, limit: 4 }),
      ),
    );
    const taken = (await Promise.all(sweeps)).flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    const rest = await db.transaction((tx) =>
      claimOverdueOrders(tx, 'deadlineAt', { now: 5, leaseMs: 100, patienceMs: 0, limit: 99 }),
    );
    expect([...taken, ...rest.map(({ id }) => id)].sort()).toEqual(made.sort());
  });

  test('a contact e-mail belongs to one company', async () => {
    const order = await makeOrder(db, await makeShop(db, 'eight'), { contact });
    const mistyped = newCompany('5261040828');
    await db.transaction((tx) => saveCompany(tx, order.id, mistyped, noon));
    expect(await isEmailOfOtherCompany(db, 'lucja@zak.pl', '1234563218')).toBe(false);
    await db.transaction((tx) => saveCompany(tx, order.id, { ...mistyped, name: 'Żak Sp. z o.o.' }, noon));
    expect(await isEmailOfOtherCompany(db, 'LUCJA@zak.pl', '5261040828')).toBe(false);
    expect(await isEmailOfOtherCompany(db, 'lucja@zak.pl', '1234563218')).toBe(true);
    expect(await isEmailOfOtherCompany(db, 'nowa@zak.pl', '1234563218')).toBe(false);
    expect(await isEmailOfOtherCompany(db, 'lucja@zak.pl', '1234563218', order.id)).toBe(false);
  });

  test('a job that throws writes nothing, its neighbours do', async () => {
    const shop = await makeShop(db, 'nine');
    const bad = db.transaction(async (tx) => {
      await saveCompany(tx, 'no such order', newCompany('1'), noon);
    });
    const [bads, good] = await Promise.allSettled([bad, makeOrder(db, shop)]);
    expect([bads.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(await countOrders(db, { shopIds: [shop.id] })).toEqual({ sumup: 1 });
  });

  test('migrating again changes nothing', async () => {
    await db.migrate();
    expect(await countOrders(db, { shopIds: null })).toMatchObject({ canceled: 1, form_opened: 1 });
  });
});
