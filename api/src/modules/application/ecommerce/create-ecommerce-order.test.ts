import { insertShop, loadShopByClientId, putApiKey, shopConfigs, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { InvalidReply } from '@app/machines/contract';
import type { InferOutput } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, seedShop, shopKey, type RunningApp } from '../../../testing/index.ts';

const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', category: 'computers' };
const order = { payments_count: 36, order_items_attributes: [laptop] };
const loansKey = 'loans-key-0123456789abcdef';
const scrapsKey = 'scraps-key-0123456789abcdef';

interface Answered {
  readonly status: number;
  readonly said: Record<string, unknown>;
}

onEachDatabase("an order of a shop's server", (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków' };
    const sells = async (clientId: string, key: string, configs: (keyof typeof shopConfigs)[]) => {
      const shop = { ...base, clientId, name: clientId, configs: configs.map((name) => shopConfigs[name]) };
      await db.transaction(async (tx) => {
        const { id } = await insertShop(tx, shop, Date.now());
        await putApiKey(tx, { shopId: id, key, name: 'test' }, Date.now());
      });
    };
    await sells('loans', loansKey, ['b2bLoanEcommerce']);
    await sells('scraps', scrapsKey, ['b2bLoanScrapper']);
  });
  afterAll(() => world.stop());

  const post = async (
    body: unknown,
    { key = shopKey, ...headers }: Record<string, string> = {},
  ): Promise<Answered> => {
    const answer = await world.app.request('/api/ecommerce/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  };
  const detailsOf = ({ said }: Answered) => (said as InferOutput<typeof InvalidReply>).details;
  async function countOf(clientId: string): Promise<number> {
    const shop = await loadShopByClientId(db, clientId);
    const { length } = await db.kysely
      .selectFrom('orders')
      .select('id')
      .where('shopId', '=', shop?.id ?? '')
      .execute();
    return length;
  }

  test('is the same order under the same number, however often it is sent and in whatever order its fields stand', async () => {
    const before = await countOf('test');
    const first = await post({ external_order_id: 'S-1', ...order }, { 'idempotency-key': 'first-key-1' });
    const again = await post({ ...order, external_order_id: ' S-1' }, { 'idempotency-key': 'other-key-1' });
    expect([first.status, again]).toEqual([201, first]);
    expect(await countOf('test')).toBe(before + 1);
  });

  test('of other content under the same number is refused with the address of the one that is there', async () => {
    const first = await post({ external_order_id: 'S-2', ...order });
    const other = await post({ external_order_id: 'S-2', ...order, payments_count: 24 });
    expect(other).toEqual({
      status: 409,
      said: {
        error: 'Zamówienie o tym numerze już istnieje i ma inną treść.',
        code: 'external_order',
        detail:
          'This external_order_id belongs to an order that was created from other data; it is named by redirect_url. Another order needs another number.',
        ...first.said,
      },
    });
    expect(await post({ external_order_id: 'S-2', ...order }, { key: loansKey })).toMatchObject({
      status: 201,
    });
  });

  test('is one order where twenty requests send it at once', async () => {
    const before = await countOf('test');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post({ external_order_id: 'S-3', ...order }, { 'idempotency-key': `at-once-${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ said }) => said['slug'])).size).toBe(1);
    expect(await countOf('test')).toBe(before + 1);
  });

  test("takes the shop's own channel and financing where none is named: lease before loan (SHOP-006)", async () => {
    const kindOf = async ({ said }: Answered) => {
      const { sales_channel, financing_type } = await world.read(String(said['slug']));
      return [sales_channel, financing_type];
    };
    expect([
      await kindOf(await post({ external_order_id: 'S-4', ...order })),
      await kindOf(await post({ external_order_id: 'S-4', ...order }, { key: loansKey })),
      await kindOf(await post({ external_order_id: 'S-4', ...order }, { key: scrapsKey })),
    ]).toEqual([
      ['ecommerce', 'lease'],
      ['ecommerce', 'b2b_loan'],
      ['scrapper', 'b2b_loan'],
    ]);
  });

  test('that is refused says for machines which fields, why, and what is allowed', async () => {
    const wrong = await post({
      sales_channel: 'pos',
      payments_count: 0,
      user_attributes: { email: 'nobody' },
      order_items_attributes: [{ ...laptop, name: '', gross_price: '1,5' }],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.said['error']).toBe(
      'Nie przyjęliśmy zamówienia. Do poprawy: external_order_id, sales_channel, order_items_attributes.0.name, order_items_attributes.0.gross_price, payments_count, user_attributes.email.',
    );
    expect(detailsOf(wrong)).toEqual([
      {
        field: 'external_order_id',
        code: 'required',
        detail: 'This field is required and must not be blank.',
      },
      {
        field: 'sales_channel',
        code: 'choice',
        detail: 'One of the allowed values.',
        allowed: ['ecommerce', 'scrapper'],
      },
      {
        field: 'order_items_attributes.0.name',
        code: 'required',
        detail: 'This field is required and must not be blank.',
        allowed: { pattern: String.raw`\S` },
      },
      {
        field: 'order_items_attributes.0.gross_price',
        code: 'amount',
        detail: 'An amount of złoty that is not negative, with at most two decimals after a dot: "1234.50".',
        allowed: { pattern: String.raw`^\d{1,10}(?:\.\d{1,2})?$` },
      },
      {
        field: 'payments_count',
        code: 'min_value',
        detail: 'Expected >=1.',
        allowed: { min: 1 },
      },
      { field: 'user_attributes.email', code: 'email', detail: 'An e-mail address.' },
    ]);
  });

  test('that does not fit the offer is told the bounds of the offer', async () => {
    const financing = await post(
      { external_order_id: 'S-5', ...order, financing_type: 'lease' },
      { key: loansKey },
    );
    expect([financing.status, financing.said['errors'], detailsOf(financing)]).toEqual([
      422,
      [{ financing_type: 'Ten sklep nie oferuje takiego finansowania' }],
      [
        {
          field: 'financing_type',
          code: 'financing_not_offered',
          detail: 'The shop does not offer this financing through the channel ecommerce.',
          allowed: ['b2b_loan'],
        },
      ],
    ]);
    const channel = await post(
      { external_order_id: 'S-5', ...order, sales_channel: 'ecommerce' },
      { key: scrapsKey },
    );
    expect(detailsOf(channel)).toEqual([
      {
        field: 'sales_channel',
        code: 'channel_not_offered',
        detail: 'The shop sells through no such channel.',
        allowed: ['scrapper'],
      },
    ]);
    const offer = await post({
      external_order_id: 'S-5',
      ...order,
      payments_count: 13,
      own_payment_in_percent: '90',
    });
    expect(detailsOf(offer)).toEqual([
      {
        field: 'payments_count',
        code: 'payments_count_not_offered',
        detail: 'Not all categories of the goods are offered with this number of instalments.',
        allowed: expect.arrayContaining([24, 36]),
      },
      {
        field: 'own_payment_in_percent',
        code: 'own_payment_out_of_bounds',
        detail:
          'The own payment lies outside of what the categories of the goods allow; the bounds are in percent.',
        allowed: { min_in_percent: expect.any(String), max_in_percent: expect.any(String) },
      },
    ]);
    const away = await post({
      external_order_id: 'S-5',
      ...order,
      shop_redirect_url: 'https://elsewhere.example',
    });
    expect(detailsOf(away)).toEqual([
      {
        field: 'shop_redirect_url',
        code: 'foreign_host',
        detail: "The client is sent back to the shop's own host only.",
        allowed: ['sklep.example'],
      },
    ]);
  });

  test('says what is wrong with its key, its body and its idempotency key', async () => {
    const body = { external_order_id: 'S-6', ...order };
    expect(await post(body, { 'idempotency-key': 'short' })).toEqual({
      status: 422,
      said: {
        error: 'Nie przyjęliśmy zamówienia. Do poprawy: Idempotency-Key.',
        errors: [{ 'Idempotency-Key': 'Klucz ma od 8 do 128 znaków' }],
        detail: 'The request is refused and nothing was changed: details names each refused field.',
        details: [
          {
            field: 'Idempotency-Key',
            code: 'idempotency_key',
            detail: 'The header Idempotency-Key has 8 to 128 visible ASCII characters, without spaces.',
            allowed: { min_length: 8, max_length: 128, pattern: String.raw`^[\x21-\x7e]{8,128}$` },
          },
        ],
      },
    });
    await post(body, { 'idempotency-key': 'used-twice' });
    const reused = await post({ ...body, payments_count: 24 }, { 'idempotency-key': 'used-twice' });
    expect([reused.status, detailsOf(reused)?.map(({ field, code }) => [field, code])]).toEqual([
      422,
      [['Idempotency-Key', 'key_reused']],
    ]);
    expect(await post(body, { key: 'unknown-key-0123456789' })).toEqual({
      status: 401,
      said: {
        error: 'Zaloguj się, aby przejść dalej.',
        detail: "The shop's API key is missing, unknown or revoked; send it as Authorization: Bearer <key>.",
      },
    });
    expect((await post([1])).said['detail']).toBe('The body is not a JSON object.');
  });
});
