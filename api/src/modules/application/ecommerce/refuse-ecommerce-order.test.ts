import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { detailsOf, laptop, loansKey, order, scrapsKey, shopServers } from './testing/shop-servers.ts';

onEachDatabase("a refused order of a shop's server", (open) => {
  let world: RunningApp;
  let post: Awaited<ReturnType<typeof shopServers>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    post = await shopServers(world);
  });
  afterAll(() => world.stop());

  test('says for machines which fields, why, and what is allowed', async () => {
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

  test('that does not fit the offer tells the bounds of the offer', async () => {
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
