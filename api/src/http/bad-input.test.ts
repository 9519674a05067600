import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, shopKey, type RunningApp } from '../testing/index.ts';

onEachDatabase('bad input', (open) => {
  let world: RunningApp;
  let slug: string;
  beforeAll(async () => {
    world = await runSeededApp(open);
    slug = await world.createOrder();
  });
  afterAll(() => world.stop());

  const json = { 'content-type': 'application/json' };
  const send = (path: string, body: string, headers: Record<string, string> = json, method = 'PATCH') =>
    world.app.request(path, { method, headers, body });

  test('that is not JSON is 400', async () => {
    expect((await send(`/api/orders/${slug}/consents`, '{"a":')).status).toBe(400);
    expect((await send(`/api/orders/${slug}/consents`, '[]')).status).toBe(400);
  });

  test('that a form could have sent is refused, and so is a foreign origin', async () => {
    const path = `/api/orders/${slug}/cancelations`;
    expect((await send(path, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
    expect((await send(path, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(path, '{}', { ...json, origin: 'https://evil.example' })).status).toBe(403);
    expect((await world.app.request(path)).status).toBe(404);
  });

  test('with values that are wrong is 422 with a sentence for each field', async () => {
    const answer = await send(
      '/api/ecommerce/orders',
      JSON.stringify({ order_items_attributes: [{ name: '', quantity: 0 }] }),
      {
        ...json,
        authorization: `Bearer ${shopKey}`,
      },
      'POST',
    );
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object[] }).errors).toEqual([
      { external_order_id: 'To pole jest wymagane' },
      { 'order_items_attributes.0.name': 'To pole jest wymagane' },
      { 'order_items_attributes.0.quantity': 'Ilość wynosi przynajmniej 1' },
    ]);
  });

  test('with items that are none, or of no known type, is 422 for a client and for a shop’s server', async () => {
    const ofShop = { ...json, authorization: `Bearer ${shopKey}` };
    const sent = [['x'], [null], [{ type: 'other', name: 'a', quantity: 1, price: '1.00' }]];
    const ask = async (order_items_attributes: readonly unknown[]): Promise<readonly number[]> => {
      const ofClient = JSON.stringify({ order_items_attributes, version: 1 });
      const ofServer = JSON.stringify({ external_order_id: '1', order_items_attributes });
      return [
        (await send(`/api/orders/${slug}/products`, ofClient)).status,
        (await send('/api/ecommerce/orders', ofServer, ofShop, 'POST')).status,
      ];
    };
    expect(await Promise.all(sent.map(ask))).toEqual(sent.map(() => [422, 422]));
  });

  test('with fields that nobody knows is taken without them', async () => {
    const own = {
      role: 'superadmin',
      status: 'finished',
      price: '1.00',
      shop_id: 'x',
      cash_payment_allowed: false,
    };
    const before = await world.read(slug);
    await send(`/api/orders/${slug}/visits`, JSON.stringify(own), json, 'POST');
    expect(await world.read(slug)).toEqual(before);
  });

  test('for an order that is not there is 404', async () => {
    const unknown = await world.app.request(`/api/orders/${'x'.repeat(21)}`);
    expect(unknown.status).toBe(404);
    expect(((await unknown.json()) as { error: string }).error).toContain('Nie znaleźliśmy');
  });

  test('that the chart refuses is 409 with the status, the sentence and what is allowed', async () => {
    const answer = await send(`/api/orders/${slug}/agreement_accept`, '{}');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'refused',
      status: 'sumup',
      reason: 'W tym statusie nie można wykonać tej czynności.',
      allowed: ['CONFIRM_SUMMARY', 'CANCEL'],
      order: { slug },
    });
  });

  test('over its limit is 413', async () => {
    expect(
      (await send(`/api/orders/${slug}/consents`, JSON.stringify({ a: 'x'.repeat(300_000) }))).status,
    ).toBe(413);
  });

  test('under an unknown path is 404 in JSON', async () => {
    expect(await (await world.app.request('/api/nothing')).json()).toHaveProperty('error');
  });

  test('to an order without its slug says that it is missing, to clients, shops and staff alike', async () => {
    const missing = { error: 'No order slug provided', code: 'no_slug' };
    const paths = ['/api/orders', '/api/orders/', '/api/orders//calculations', '/api/shop/orders//products'];
    const answers = paths.map(async (path) => {
      const answer = await world.app.request(path);
      return [answer.status, await answer.json()];
    });
    expect(await Promise.all(answers)).toEqual(paths.map(() => [404, missing]));
  });

  test('with a wrong signature is 401, and 400 where it is empty or cut off', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('/api/dotpay/notifications', 'id=1&signature=0', form, 'POST')).status).toBe(401);
    expect((await send('/api/dotpay/notifications', 'id=1', form, 'POST')).status).toBe(400);
    expect((await send('/api/decision_engine/notifications', '{}', json, 'POST')).status).toBe(401);
    expect((await send('/api/autenti/notifications', '[]', json, 'POST')).status).toBe(401);
    expect((await send('/api/bluemedia/notifications', '', form, 'POST')).status).toBe(400);
  });
});
