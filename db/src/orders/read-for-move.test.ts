import { expect, test } from 'vitest';
import { keepReply } from '../idempotency/keep-reply.ts';
import { loadOrderDossier } from '../order-dossier/load-order-dossier.ts';
import { replaceOrderItems } from '../order-items/replace-order-items.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { readForMove } from './read-for-move.ts';
import { saveOrder } from './save-order.ts';

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

onEachDatabase('what a request that moves an order begins with', (open) => {
  test('is the order with what hangs on it, as they are read one by one', async () => {
    const db = await open();
    const made = await makeOrder(db, await makeShop(db, 'shop'));
    const order = await db.transaction(async (tx) => {
      await replaceOrderItems(tx, made.id, [item]);
      const changes = { contact, cashPaymentAllowed: true, interest: '8.25', totalCost: 9_000_000_000_00 };
      return saveOrder(tx, made, { ...changes, proposedOffer: { ownPayment: 1 } }, noon);
    });
    const { reply, found } = await readForMove(db, order.slug, undefined);
    expect([reply, found?.order, await found?.dossier()]).toEqual([
      { state: 'none' },
      order,
      await loadOrderDossier(db, order, false),
    ]);
  });

  test('is nothing for a slug that was never given', async () => {
    const db = await open();
    expect(await readForMove(db, 'never-given', undefined)).toEqual({
      reply: { state: 'none' },
      found: null,
    });
  });

  test('is the reply that the key already has, or that the key was used for another request', async () => {
    const db = await open();
    const { slug } = await makeOrder(db, await makeShop(db, 'shop'));
    const request = { scope: `selectMethod:${slug}`, key: 'first-key', hash: 'this' };
    expect((await readForMove(db, slug, request)).reply).toEqual({ state: 'none' });
    const kept = { ...request, status: 200, text: '{"contact":"Łucja"}' };
    await db.transaction((tx) => keepReply(tx, kept, noon));
    const replies = [request, { ...request, hash: 'another' }, { ...request, key: 'second-key' }].map(
      async (each) => (await readForMove(db, slug, each)).reply,
    );
    expect(await Promise.all(replies)).toEqual([
      { state: 'done', status: 200, text: '{"contact":"Łucja"}' },
      { state: 'other_request' },
      { state: 'none' },
    ]);
  });
});
