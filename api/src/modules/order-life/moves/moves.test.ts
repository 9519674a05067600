import {
  insertEffects,
  listOpenEffects,
  listOrderEvents,
  loadOrder,
  receiveInboxEntry,
  settleInboxEntry,
  type Database,
} from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentEvent } from '../../../kernel/handlers.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../advance-order.ts';

const steps = [
  { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: true },
  { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: true },
  { type: 'SELECT_METHOD', method: 'qes' },
  { type: 'SUBMIT_COMPANY_FORM', companyFound: true, formComplete: true },
] as const satisfies readonly SentEvent[];

onEachDatabase('the next moves of an order', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Record<string, string>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
  });
  afterAll(() => world.stop());

  /** An order whose form is sent, and whose signing persons are being identified. */
  async function applied(externalOrderId: string): Promise<string> {
    const slug = await world.createOrder({ external_order_id: externalOrderId });
    for (const event of steps) await advanceOrder(world.ports, { slug, actor: 'client', event });
    return slug;
  }
  const explained = async (slug: string) =>
    (await world.call('explainOrder', { slug }, undefined, admin)) as ReplyOf<'explainOrder'>;
  async function send(path: string, body: object, method = 'POST') {
    const answer = await world.app.request(`/api/superadmin/orders/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify(body),
    });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  }
  const preview = async (slug: string, call: string, body: object) =>
    (await send(`${slug}/previews`, { call, body })).said;

  test('are told with whom they wait for, what they lack and who can bring it', async () => {
    const slug = await applied('M-1');
    const { moves } = await explained(slug);
    expect(moves).toEqual([
      {
        to: 'identity_confirmed',
        event: 'RECORD_IDENTITY',
        effects: expect.arrayContaining(['Skompletowanie wniosku do oceny']) as string[],
        waits_for: [],
        forcible: false,
        lacks: [],
      },
      {
        to: 'qes_failed',
        event: null,
        effects: expect.arrayContaining(['E-mail o nieudanym podpisie']) as string[],
        waits_for: ['dostawca podpisu'],
        forcible: true,
        lacks: [],
      },
    ]);
  });

  test('that are not possible now say why, or where they are', async () => {
    const slug = await applied('M-2');
    const { refused } = await explained(slug);
    const said = new Map(refused.map(({ event, ...why }) => [event, why]));
    expect(said.get('SHIP')).toEqual({
      sentence: null,
      opens_in: ['accepted_by_admin', 'agreement_accepted_by_admin', 'siemens_agreement_accepted'],
    });
  });

  test('a forced move is refused until what it does was agreed to, and then does exactly that', async () => {
    const slug = await applied('M-3');
    const body = { status: 'qes_failed', reason: 'Klient dzwonił' };
    const unseen = await send(`statuses/${slug}`, body, 'PUT');
    expect([unseen.status, unseen.said['code']]).toEqual([409, 'preview']);
    const seen = await preview(slug, 'setStatus', body);
    expect(unseen.said['preview']).toMatchObject({ hash: seen['hash'] });
    expect((await loadOrder(db, slug))?.status).toBe('form_saved');

    const done = await send(`statuses/${slug}`, { ...body, preview: seen['hash'] }, 'PUT');
    expect([done.status, done.said['status']]).toEqual([200, 'qes_failed']);
    const order = await loadOrder(db, slug);
    const last = (await listOrderEvents(db, order?.id ?? '')).at(-1);
    expect({ from: last?.fromStatus, to: last?.toStatus, forced: last?.forced }).toEqual({
      from: seen['from'],
      to: seen['rests_in'],
      forced: seen['forced'],
    });
    const said = (seen['effects'] as { effect: string }[]).map(({ effect }) => effect);
    const open = await listOpenEffects(db, order?.id ?? '');
    expect(open.slice(-said.length).map(({ effect }) => effect)).toEqual(said);
  });

  test('what an order does by itself meanwhile makes the agreed preview void', async () => {
    const slug = await applied('M-4');
    const body = { status: 'qes_failed', reason: 'Klient dzwonił' };
    const { hash } = await preview(slug, 'setStatus', body);
    await advanceOrder(world.ports, {
      slug,
      actor: 'admin',
      event: { type: 'RECORD_IDENTITY' },
      reason: 'W oddziale',
    });
    const late = await send(`statuses/${slug}`, { ...body, preview: hash }, 'PUT');
    expect([late.status, late.said['code']]).toEqual([409, 'refused']);
  });

  test('a preview changes nothing, and refuses what the command would refuse', async () => {
    const slug = await applied('M-5');
    const before = await loadOrder(db, slug);
    const said = await preview(slug, 'superadminCancelOrder', { reason: 'Duplikat' });
    expect(said).toMatchObject({ event: 'CANCEL', rests_in: 'canceled', forced: false });
    expect(await loadOrder(db, slug)).toEqual(before);
    const refused = await send(`${slug}/previews`, {
      call: 'setShippingNumber',
      body: { shipping_number: '1' },
    });
    expect(refused.status).toBe(409);
    const invalid = await send(`${slug}/previews`, { call: 'recordPayment', body: { amount: 'x' } });
    expect(invalid.status).toBe(422);
  });

  test('and what they had done outside are listed, and tried at once where they failed', async () => {
    const slug = await applied('M-6');
    const { id: orderId = '' } = (await loadOrder(db, slug)) ?? {};
    const tomorrow = Date.now() + 86_400_000;
    const letter = { effect: 'notifyDelivery', key: 'letter', data: {}, dueAt: tomorrow } as const;
    await db.transaction((tx) => insertEffects(tx, orderId, [letter], Date.now()));
    const [last] = (await listOpenEffects(db, orderId)).filter(({ effect }) => effect === 'notifyDelivery');
    const listed = async () =>
      ((await world.call('listOrderEffects', { slug }, undefined, admin)) as ReplyOf<'listOrderEffects'>)
        .effects;
    const row = async () => (await listed()).find(({ id }) => id === last?.id);
    expect(await row()).toMatchObject({ attempts: 0, done_at: null, can_resend: false });
    const path = `${slug}/effects/${last?.id}/resends`;
    expect((await send(path, {})).status).toBe(409);
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('outbox')
        .set({ attempts: 1, lastError: 'ProviderUnavailable' })
        .where('id', '=', last?.id ?? '')
        .execute(),
    );
    const last_error = 'Dostawca jest teraz niedostępny.';
    expect(await row()).toMatchObject({ attempts: 1, last_error, can_resend: true });
    expect((await send(path, {})).status).toBe(200);
    const after = await row();
    expect(after?.done_at !== null || Date.parse(after.due_at ?? '') < tomorrow).toBe(true);
  });

  test('what a provider said of an order without effect stands beside what the order has had done', async () => {
    const [slug, other] = [await applied('M-7'), await applied('M-8')];
    const at = Date.now();
    const say = async (notificationId: string, of: string) => {
      const orderId = (await loadOrder(db, of))?.id ?? '';
      const event = { id: notificationId };
      const entry = { provider: 'dotpay', notificationId, raw: '', event, at, claimedUntil: at };
      const { id } = await db.transaction((tx) => receiveInboxEntry(tx, entry));
      const settled = { outcome: 'not_applied', reason: 'Kwota jest inna.', orderId, at } as const;
      await db.transaction((tx) => settleInboxEntry(tx, id, settled));
    };
    await say('of this order', slug);
    await say('of another', other);
    const { notifications } = (await world.call(
      'listOrderEffects',
      { slug },
      undefined,
      admin,
    )) as ReplyOf<'listOrderEffects'>;
    expect(notifications).toMatchObject([
      {
        provider: 'dotpay',
        notification_id: 'of this order',
        slug,
        reason: 'Kwota jest inna.',
        waits: false,
      },
    ]);
  });
});
