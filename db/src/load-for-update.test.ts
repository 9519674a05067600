import { expect, test } from 'vitest';
import { storeReply } from './engine/idempotency.ts';
import { saveOrder } from './engine/save-order.ts';
import { loadForUpdate } from './load-for-update.ts';
import { loadOrderDetails } from './order-details.queries.ts';
import { replaceOrderItems } from './order-item.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';

const item = {
  name: 'Frezarka "Łódź"',
  quantity: 3,
  price: 9_000_000_000_00,
  grossPrice: 11_070_000_000_00,
  vatLevel: 23,
  invoiceNumber: null,
  category: null,
  type: 'single',
  productType: 'used',
  grossPriceSelected: false,
} as const;
const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '+48600700800' };

onEachDatabase('what a command loads first', (open) => {
  test('is the order with what hangs on it, as they are read one by one', async () => {
    const db = await open();
    const made = await makeOrder(db, await makeShop(db, 'shop'));
    const order = await db.transaction(async (tx) => {
      await replaceOrderItems(tx, made.id, [item]);
      const changes = { contact, cashPaymentAllowed: true, interest: '8.25', totalCost: 9_000_000_000_00 };
      return saveOrder(tx, made, { ...changes, proposedOffer: { ownPayment: 1 } }, noon);
    });
    const { reply, loaded: found } = await loadForUpdate(db, order.slug, undefined);
    expect([reply, found?.order, await found?.details()]).toEqual([
      { state: 'none' },
      order,
      await loadOrderDetails(db, order, false),
    ]);
  });

  test('is nothing for an unknown slug', async () => {
    const db = await open();
    expect(await loadForUpdate(db, 'unknown', undefined)).toEqual({
      reply: { state: 'none' },
      loaded: null,
    });
  });

  test('is the reply that the key already has, or that the key was used for another request', async () => {
    const db = await open();
    const { slug } = await makeOrder(db, await makeShop(db, 'shop'));
    const request = { scope: `selectMethod:${slug}`, key: 'first-key', hash: 'this' };
    expect((await loadForUpdate(db, slug, request)).reply).toEqual({ state: 'none' });
    const kept = { ...request, status: 200, text: '{"contact":"Łucja"}' };
    await db.transaction((tx) => storeReply(tx, kept, noon));
    const replies = [request, { ...request, hash: 'another' }, { ...request, key: 'second-key' }].map(
      async (each) => (await loadForUpdate(db, slug, each)).reply,
    );
    expect(await Promise.all(replies)).toEqual([
      { state: 'done', status: 200, text: '{"contact":"Łucja"}' },
      { state: 'key_reused' },
      { state: 'none' },
    ]);
  });
});
