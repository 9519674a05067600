import { randomUUID } from 'node:crypto';
import { countOutbox, listOrderChanges, loadOrder, loadUserByEmail, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { advanceOrder } from '../../order-life/advance-order.ts';
import { runSeededApp, summaryConsents, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('what an administrator corrects in an order', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Record<string, string>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
  });
  afterAll(() => world.stop());

  async function applied(): Promise<{ slug: string; order: OrderWire; personId: string }> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    // What was asked for outside raises the version when it answers.
    const due = async () => (await countOutbox(db)).filter(({ oldestDueAt }) => oldestDueAt <= Date.now());
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    const order = (await world.call('getSuperadminOrder', { slug }, undefined, admin)) as OrderWire;
    return { slug, order, personId: order.company_attributes?.krs_users_attributes[0]?.id ?? '' };
  }
  async function correct(path: string, body: object, headers = admin) {
    const answer = await world.app.request(`/api/superadmin/orders/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  }
  const changesOf = async (orderId: string) =>
    (await listOrderChanges(db, orderId, { limit: 20 }))
      .toReversed()
      .map(({ field, before, after }) => [field, before, after]);

  test('is stored, and kept field by field with what it was and who did it', async () => {
    const { slug, order, personId } = await applied();
    const email = `${randomUUID()}@firma.example`;
    const address = { street: 'Prosta 51/3', building_number: '51', apartment_number: '3' };
    const { status, said } = await correct(`poweradmin/${slug}`, {
      user: { email, full_name: order.user_attributes?.full_name },
      persons: [{ id: personId, phone: '501 502 503' }],
      company: {
        bank_account_number: '61 1090 1014 0000 0712 1981 2874',
        correspondence_address: { ...address, postal_code: '00-838', city: 'Warszawa' },
      },
      version: order.version,
    });
    expect([status, said['error'] ?? null]).toEqual([200, null]);
    const changed = said as unknown as OrderWire;
    expect(changed.version).toBe(order.version + 1);
    expect(changed.user_attributes?.email).toBe(email);
    expect(changed.company_attributes?.krs_users_attributes[0]).toMatchObject({
      id: personId,
      phone: '+48501502503',
      email: order.company_attributes?.krs_users_attributes[0]?.email,
    });
    const person = order.company_attributes?.krs_users_attributes[0];
    expect(await changesOf(order.id)).toEqual([
      ['user.email', order.user_attributes?.email, email],
      [`persons.${personId}.phone`, person?.phone, '+48501502503'],
      [
        'company.correspondence_address',
        null,
        expect.objectContaining({ street: 'Prosta', buildingNumber: '51', apartmentNumber: '3' }),
      ],
    ]);
    const [last] = await listOrderChanges(db, order.id, { limit: 1 });
    expect(last?.userId).toBe((await loadUserByEmail(db, 'admin@test.example'))?.id);
  });

  test('that is what it was already changes nothing', async () => {
    const { slug, order } = await applied();
    const { full_name, email, phone } = order.user_attributes ?? {};
    const masked = order.company_attributes?.bank_account_number;
    const same = { user: { full_name, email, phone }, company: { bank_account_number: masked ?? undefined } };
    expect((await correct(`poweradmin/${slug}`, same)).status).toBe(200);
    expect([(await loadOrder(db, slug))?.version, await changesOf(order.id)]).toEqual([order.version, []]);
  });

  test('is refused over a version that somebody has changed meanwhile, whole', async () => {
    const { slug, order } = await applied();
    const first = { user: { full_name: 'Ewa Nowa' }, version: order.version };
    expect((await correct(`poweradmin/${slug}`, first)).status).toBe(200);
    const late = await correct(`poweradmin/${slug}`, {
      user: { full_name: 'Jan Stary' },
      version: order.version,
    });
    expect([late.status, late.said['code']]).toEqual([409, 'version']);
    expect((await loadOrder(db, slug))?.contact?.fullName).toBe('Ewa Nowa');
    expect((await changesOf(order.id)).length).toBe(1);
  });

  test('is accepted from a page that has missed nothing but a reminder', async () => {
    const contact = { full_name: 'Jan Nowak', email: 'jan@firma.example', phone: '600100200' };
    const slug = await world.createOrder({ user_attributes: contact });
    const { version } = (await world.call('getSuperadminOrder', { slug }, undefined, admin)) as OrderWire;
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'REMINDER_DUE' } });
    const user = { full_name: 'Ewa Nowa' };
    expect(await correct(`poweradmin/${slug}`, { user, version })).toMatchObject({
      status: 200,
      said: { version: version + 2, user_attributes: user },
    });
  });

  test('may not be an e-mail that belongs to another company', async () => {
    const other = await world.createOrder();
    const mine = await applied();
    const contact = { full_name: 'Kto Inny', email: 'zajety@firma.example', phone: '500600700' };
    await world.call('confirmSummary', { slug: other }, summaryConsents);
    await world.call('complementCompany', { slug: other }, { ...contact, vat_id: '6794802158' });
    const { status, said } = await correct(`poweradmin/${mine.slug}`, { user: { email: contact.email } });
    expect([status, said]).toEqual([
      422,
      {
        error: 'Email was assigned to another Vat ID',
        errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }],
      },
    ]);
  });

  test('is the shop’s number too, and the day of the order', async () => {
    const { slug, order } = await applied();
    const number = `EK-${randomUUID()}`;
    const { status, said } = await correct(slug, { external_order_id: number, ordered_at: '2026-01-02' });
    expect([status, said['external_order_id'], said['ordered_at']]).toEqual([
      200,
      number,
      '2026-01-02T12:00:00.000Z',
    ]);
    expect((await changesOf(order.id)).map(([field, , after]) => [field, after])).toEqual([
      ['external_order_id', number],
      ['ordered_at', '2026-01-02'],
    ]);
    const another = await applied();
    const again = await correct(another.slug, { external_order_id: number });
    expect([again.status, again.said['errors']]).toEqual([
      422,
      [{ external_order_id: 'Inny wniosek tego sklepu ma już ten numer' }],
    ]);
    expect((await correct(another.slug, { ordered_at: '2999-01-01' })).status).toBe(422);
  });

  test('is a number of 1 to 64 characters, as the shop counts (CONST-021, 022)', async () => {
    const { slug } = await applied();
    const answers = [];
    for (const external_order_id of ['', '7', 'Z'.repeat(64), 'Z'.repeat(65)]) {
      const { status, said } = await correct(slug, { external_order_id });
      answers.push([status, said['external_order_id'] ?? Object.keys((said['errors'] as object[])[0] ?? {})]);
    }
    expect(answers).toEqual([
      [422, ['external_order_id']],
      [200, '7'],
      [200, 'Z'.repeat(64)],
      [422, ['external_order_id']],
    ]);
  });

  test('takes paying on place with a reason only', async () => {
    const { slug, order } = await applied();
    const turned = { cash_payment_allowed: !order.cash_payment_allowed };
    const { status, said } = await correct(`poweradmin/${slug}`, turned);
    expect([status, said['errors']]).toEqual([422, [{ reason: 'To pole jest wymagane' }]]);
  });

  test('is nobody else’s to change', async () => {
    const { slug, personId } = await applied();
    const body = { persons: [{ id: personId, phone: '501502503' }] };
    const shop = await world.signIn('sklep@test.example');
    const answers = [
      await correct(`poweradmin/${slug}`, body, {}),
      await correct(`poweradmin/${slug}`, body, shop),
      await correct(slug, { ordered_at: '2026-01-02' }, shop),
      await correct(`poweradmin/${'x'.repeat(21)}`, body),
      await correct(`poweradmin/${slug}`, { persons: [{ id: 'nobody', phone: '501502503' }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 404, 404]);
  });
});
