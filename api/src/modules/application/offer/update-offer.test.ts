import { randomUUID } from 'node:crypto';
import { checkHistory, listCategories, loadOrder, saveOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire } from '@app/machines/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

onEachDatabase("the client's calculator", (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const laptop = {
    name: 'Laptop',
    quantity: 1,
    gross_price: '12300.00',
    gross_price_selected: true,
    vat_level: 23 as const,
    category: 'computers',
  };
  /** An order of the channel whose goods the client checks: 10 000 net. */
  const begin = () =>
    world.createOrder({
      sales_channel: 'scrapper',
      order_items_attributes: [laptop],
      payments_count: 24,
      external_order_id: randomUUID(),
    });

  /** The same in a shop, which offers medical equipment too. */
  async function beginOffline(): Promise<string> {
    const slug = await begin();
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const facts = { ...order.facts, salesChannel: 'shop' } as const;
    await db.transaction((tx) => saveOrder(tx, order, { salesChannel: 'shop', facts }, Date.now()));
    return slug;
  }

  async function send(slug: string, path: string, body: object) {
    const answer = await world.app.request(`/api/orders/${slug}/${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: answer.status, reply: (await answer.json()) as OrderWire & { errors?: object[] } };
  }
  const refused = async (slug: string, path: string, body: object) => {
    const { status, reply } = await send(slug, path, body);
    expect(status).toBe(422);
    return reply.errors;
  };
  const products = (...items: object[]) => ({ order_items_attributes: items });
  const staying = { dont_move_to_next_status: true };

  describe('refuses with 422 on the field', () => {
    test('goods of an unknown category, too dear or too many', async () => {
      const slug = await begin();
      expect(await refused(slug, 'products', products({ ...laptop, category: 'dental' }))).toEqual([
        { 'order_items_attributes.0.category': 'To pole jest wymagane' },
      ]);
      const dear = { ...laptop, gross_price: '30000.01', quantity: 11 };
      expect(await refused(slug, 'products', products(dear))).toEqual([
        { order_items_attributes: 'Zamówienie może mieć najwyżej 10 sztuk' },
        { 'order_items_attributes.0.price': 'Najwyższa wartość to 30\u00a0000,00\u00a0zł' },
      ]);
    });

    test('a specification without its number', async () => {
      const proforma = { ...laptop, type: 'proforma', name: undefined, invoice_number: ' ' };
      expect(await refused(await begin(), 'products', products(proforma))).toEqual([
        { 'order_items_attributes.0.invoice_number': 'Wpisz numer specyfikacji' },
      ]);
    });

    test('a calculation that is out of bounds, on the side that was sent', async () => {
      const slug = await begin();
      const bound =
        'W kategorii „Komputery i elektronika” wpłata własna musi wynosić co najmniej 1\u00a0000,00\u00a0zł netto, czyli 10% wartości produktów';
      expect(await refused(slug, 'calculations', { own_payment_in_percent: 9.99 })).toEqual([
        { own_payment_in_percent: bound },
      ]);
      expect(await refused(slug, 'calculations', { own_payment: '999.99' })).toEqual([
        { own_payment: bound },
      ]);
      expect(await refused(slug, 'calculations', { payments_count: 18, custom_purpose_loan: '1' })).toEqual([
        {
          payments_count:
            'Kategoria „Komputery i elektronika” nie ma takiej liczby rat – wybierz jedną z dostępnych',
        },
        { custom_purpose_loan: 'To finansowanie nie obejmuje pożyczki na dowolny cel' },
      ]);
    });
  });

  test('the own payment is stored as it was typed', async () => {
    const slug = await begin();
    const net = (await send(slug, 'calculations', { ...staying, own_payment: '1000.01' })).reply;
    expect(net).toMatchObject({
      own_payment: '1000.01',
      gross_own_payment: '1230.01',
      own_payment_in_percent: '10.00',
      entry_value_set_manually: true,
    });
    const gross = (await send(slug, 'calculations', { ...staying, gross_own_payment: '2000.02' })).reply;
    expect(gross).toMatchObject({ own_payment: '1626.03', gross_own_payment: '2000.02' });
    const more = products({ ...laptop, quantity: 2 });
    expect((await send(slug, 'products', more)).reply.errors).toBeUndefined();
    const percent = (await send(slug, 'calculations', { ...staying, own_payment_in_percent: '12.5' })).reply;
    expect(percent).toMatchObject({
      own_payment: '2500.00',
      own_payment_in_percent: '12.50',
      entry_value_set_manually: false,
    });
  });

  test('what was chosen is kept while the goods allow no calculation', async () => {
    const slug = await begin();
    await send(slug, 'calculations', { ...staying, own_payment: '1500.00', payments_count: 36 });
    const dear = (await send(slug, 'products', products({ ...laptop, gross_price: '1.00' }))).reply;
    expect(dear).toMatchObject({
      calculated: false,
      installment_value: '0.00',
      payments_count: 36,
      own_payment: '1500.00',
    });
    const again = (await send(slug, 'products', products(laptop))).reply;
    expect(again).toMatchObject({ calculated: true, payments_count: 36, own_payment: '1500.00' });
  });

  test('a loan for any purpose goes down to its bound with the goods, and not up again by itself', async () => {
    const slug = await beginOffline();
    await send(slug, 'calculations', { ...staying, financing_type: 'medical' });
    const { category } = (await world.read(slug)).order_items_attributes[0] ?? {};
    const chair = { ...laptop, category };
    const priced = async (gross_price: string) =>
      (await send(slug, 'products', products({ ...chair, gross_price }))).reply;
    expect(await priced('100000.00')).toMatchObject({ calculated: true, custom_purpose_loan: '0.00' });
    const { reply } = await send(slug, 'calculations', { ...staying, custom_purpose_loan: '20000.00' });
    expect(reply).toMatchObject({ calculated: true, custom_purpose_loan: '20000.00' });
    expect(await priced('60000.00')).toMatchObject({ calculated: true, custom_purpose_loan: '12000.00' });
    expect(await priced('100000.00')).toMatchObject({ calculated: true, custom_purpose_loan: '12000.00' });
  });

  describe('changes the financing', () => {
    test('to another that the shop offers, with its terms, and back', async () => {
      const slug = await begin();
      const lease = await world.read(slug);
      const { status, reply } = await send(slug, 'calculations', { ...staying, financing_type: 'b2b_loan' });
      expect(status).toBe(200);
      expect(reply).toMatchObject({
        status: 'update_order_with_items',
        financing_type: 'b2b_loan',
        payments_count: 24,
        calculated: true,
      });
      expect(reply.installment_value).not.toBe(lease.installment_value);
      const order = await loadOrder(db, slug);
      expect([order?.financingType, order?.facts.financingType]).toEqual(['b2b_loan', 'b2b_loan']);
      expect(await checkHistory(db, order?.id ?? '')).toBeNull();
      const back = (await send(slug, 'calculations', { financing_type: 'lease' })).reply;
      expect(back).toMatchObject({
        status: 'sumup',
        financing_type: 'lease',
        installment_value: lease.installment_value,
      });
    });

    test('to one of another sector, whose category and guarantor the order gets', async () => {
      const slug = await beginOffline();
      const { reply } = await send(slug, 'calculations', { ...staying, financing_type: 'medical' });
      expect(reply).toMatchObject({ financing_type: 'medical', calculated: true });
      const [medical] = await listCategories(db, 'medical', null);
      expect(reply.order_items_attributes.map(({ category }) => category)).toEqual([medical?.value]);
      expect((await loadOrder(db, slug))?.facts).toMatchObject({ financingType: 'medical', guarantee: true });
    });

    test('to none that the shop does not offer, and in no status that is past it', async () => {
      const slug = await begin();
      expect(await refused(slug, 'calculations', { ...staying, financing_type: 'medical' })).toEqual([
        { financing_type: 'Ten sklep nie oferuje takiego finansowania' },
      ]);
      expect((await world.read(slug)).financing_type).toBe('lease');
      await send(slug, 'calculations', {});
      const late = await send(slug, 'calculations', { financing_type: 'b2b_loan' });
      expect([late.status, (await world.read(slug)).financing_type]).toEqual([409, 'lease']);
    });
  });

  test('a flag that says otherwise than the own payment beside it is refused; alone it takes the least', async () => {
    const slug = await begin();
    const contradicted = [
      { entry_value_set_manually: 'Wpłatę własną podano inaczej – kwotą albo procentem' },
    ];
    expect([
      await refused(slug, 'calculations', { own_payment: '1500.00', entry_value_set_manually: false }),
      await refused(slug, 'calculations', { own_payment_in_percent: '12', entry_value_set_manually: true }),
    ]).toEqual([contradicted, contradicted]);
    await send(slug, 'calculations', { ...staying, own_payment: '1500.00', entry_value_set_manually: true });
    const least = (await send(slug, 'calculations', { ...staying, entry_value_set_manually: false })).reply;
    expect(least).toMatchObject({ own_payment: '1000.00', entry_value_set_manually: false });
  });

  test('a specification names its product', async () => {
    const proforma = {
      ...laptop,
      type: 'proforma',
      name: undefined,
      quantity: undefined,
      invoice_number: ' FV/7 ',
    };
    const { reply } = await send(await begin(), 'products', products(proforma));
    expect(reply.order_items_attributes).toMatchObject([
      { name: 'Specyfikacja FV/7', invoice_number: 'FV/7', quantity: 1, type: 'proforma' },
    ]);
  });
});
