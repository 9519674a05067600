import { listOpenEffects, listOrderEvents, loadOrder, saveOrder, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentEvent } from '../../kernel/handlers.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { advanceOrder } from './advance-order.ts';

const steps = [
  { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: true },
  { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: true },
  { type: 'SELECT_METHOD', method: 'qes' },
  { type: 'SUBMIT_COMPANY_FORM', companyFound: true, formComplete: true },
] as const satisfies readonly SentEvent[];

onEachDatabase('an administrator who sends an order back', (open) => {
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

  const stored = async (slug: string) => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    return order;
  };

  test('is told where it has been, and sends it there with a reason', async () => {
    const slug = await applied('B-1');
    const targets = await world.call('listSendBackTargets', { slug }, undefined, admin);
    expect(targets).toEqual({
      targets: ['sumup', 'complement_company_and_user', 'agreement_method_selection', 'form_opened'],
      sentence: null,
    });
    const reply = await world.call(
      'sendBack',
      { slug },
      { to: 'agreement_method_selection', reason: 'Klient chce podpisać na papierze' },
      admin,
    );
    expect(reply).toMatchObject({
      status: 'agreement_method_selection',
      facts: { method: null, stage: null },
    });
    const { id } = await stored(slug);
    const last = (await listOrderEvents(db, id)).at(-1);
    expect([last?.event, last?.actor, last?.reason, last?.forced]).toEqual([
      'SEND_BACK',
      'admin',
      'Klient chce podpisać na papierze',
      false,
    ]);
    const effects = (await listOpenEffects(db, id)).map(({ effect }) => effect);
    expect(effects.slice(-2)).toEqual(['withdraw', 'sendReturnLink']);
    expect(await world.call('listSendBackTargets', { slug }, undefined, admin)).toEqual({
      targets: ['sumup', 'complement_company_and_user'],
      sentence: null,
    });
  });

  test('is told why an order that is signed stays where it is', async () => {
    const slug = await applied('B-2');
    const order = await stored(slug);
    await db.transaction((tx) =>
      saveOrder(tx, order, { facts: { ...order.facts, signed: true } }, Date.now()),
    );
    expect(await world.call('listSendBackTargets', { slug }, undefined, admin)).toEqual({
      targets: [],
      sentence: 'Umowa została już podpisana.',
    });
    const answer = await world.app.request(`/api/superadmin/orders/${slug}/send_backs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify({ to: 'form_opened', reason: 'Próba' }),
    });
    expect(answer.status).toBe(409);
  });
});
