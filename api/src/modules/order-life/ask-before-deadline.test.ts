import { claimEffects, insertSignature, listOpenEffects, listSignatures, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { performers } from '../../performers.ts';
import { ProviderUnavailable, type SigningEvent } from '../../providers/ports.ts';
import { laptopOrder } from '../../testing/client-steps.ts';
import { runSeededApp, seedShop, shopKey, walkingApp } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';
import { advanceOrder } from './advance-order.ts';
import { attempt } from './outbox/perform-outbox.ts';
import { deadlineSweeper } from './sweep-deadlines.ts';

const minute = 60_000;
const hour = 60 * minute;
const forced = (to: 'complement_company_and_user' | 'qes_selected') =>
  ({ actor: 'admin', event: { type: 'FORCE', to, reason: 'Próba' } }) as const;
const wayToIdentity = [
  forced('complement_company_and_user'),
  { actor: 'client', event: { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: true } },
  forced('qes_selected'),
  { actor: 'client', event: { type: 'SUBMIT_COMPANY_FORM', companyFound: true, formComplete: true } },
] as const;

onEachDatabase('a deadline whose signing provider can be asked', (open) => {
  /** An order whose identity process runs since `at`; `answer` is what the provider says of it. */
  async function verifying(at: string, answer: () => SigningEvent['status'] = () => 'STARTED') {
    const db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const { clock } = world;
    clock.now = Date.parse(at);
    const outcomes = { STARTED: 'pending', COMPLETED: 'completed' } as const;
    const ask = async (orderRef: string): Promise<SigningEvent> => {
      const status = answer();
      const outcome = outcomes[status as 'STARTED'];
      return { id: `asked ${orderRef}`, orderRef, status, outcome, signers: [] };
    };
    const signing = { ...world.ports.providers.signing, ask };
    const ports = { ...world.ports, providers: { ...world.ports.providers, signing } };
    const began = clock.now;
    const sweeper = deadlineSweeper(ports, () => clock.now - began);
    const headers = { authorization: `Bearer ${shopKey}` };
    const { slug } = (await send(world.app, 'createEcommerceOrder', {}, laptopOrder(), headers)) as {
      slug: string;
    };
    for (const step of wayToIdentity) await advanceOrder(ports, { slug, ...step });
    const read = async () => {
      const order = await loadOrder(db, slug);
      if (order === null) throw new Error('The order is gone');
      return order;
    };
    const { id, deadlineAt } = await read();
    const process = { kind: 'identity', provider: 'autenti', status: 'STARTED', redirectUrl: null } as const;
    const signature = { orderId: id, processId: `process ${slug}`, ...process };
    await db.transaction((tx) => insertSignature(tx, signature, clock.now));
    return {
      deadline: new Date(deadlineAt ?? 0).toISOString(),
      /** Sweeps so long before the deadline, or after it, and performs what is then to be asked. */
      async sweepAt(fromDeadline: number) {
        clock.now = (deadlineAt ?? 0) + fromDeadline;
        await sweeper();
        const shares = [{ effects: { only: ['askProvider'] }, limit: 10 }] as const;
        const due = await db.transaction((tx) =>
          claimEffects(tx, { now: clock.now, leaseMs: minute, shares }),
        );
        for (const effect of due) await attempt(ports, performers, effect);
        const waits = (await listOpenEffects(db, id)).some(({ effect }) => effect === 'askProvider');
        return { status: (await read()).status, asked: due.length, waits };
      },
    };
  }

  test.each([
    ['a week of seven days', '2026-11-02T11:00:00.000Z', '2026-11-09T11:00:00.000Z'],
    ['the week that loses an hour', '2026-03-23T11:00:00.000Z', '2026-03-30T10:00:00.000Z'],
    ['the week that wins an hour', '2026-10-19T10:00:00.000Z', '2026-10-26T11:00:00.000Z'],
  ])('has it asked once, an hour before, in %s', async (_what, at, deadline) => {
    const order = await verifying(at);
    expect(order.deadline).toBe(deadline);
    expect(await order.sweepAt(-hour - 1)).toMatchObject({ asked: 0 });
    expect(await order.sweepAt(-hour)).toMatchObject({ asked: 1 });
    expect(await order.sweepAt(-hour + minute)).toMatchObject({ asked: 0, status: 'form_saved' });
    expect(await order.sweepAt(0)).toEqual({ status: 'qes_failed', asked: 0, waits: false });
  });

  test('never passes where its answer is the news that was lost', async () => {
    const order = await verifying('2026-05-04T10:00:00.000Z', () => 'COMPLETED');
    expect(await order.sweepAt(-hour)).toEqual({ status: 'identity_confirmed', asked: 1, waits: false });
  });

  test('waits for a provider that does not answer, but for a day only', async () => {
    const order = await verifying('2026-06-01T10:00:00.000Z', () => {
      throw new ProviderUnavailable('Autenti did not answer');
    });
    const waiting = { status: 'form_saved', waits: true };
    expect(await order.sweepAt(-hour)).toEqual({ ...waiting, asked: 1 });
    expect(await order.sweepAt(0)).toEqual({ ...waiting, asked: 1 });
    expect(await order.sweepAt(24 * hour - 1)).toEqual({ ...waiting, asked: 1 });
    expect(await order.sweepAt(24 * hour)).toMatchObject({ status: 'qes_failed' });
  });

  test('finds the end of a process of which Autenti tells nothing', async () => {
    const world = await runSeededApp(open);
    onTestFinished(() => world.stop());
    const { db } = world.ports;
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await loadOrder(db, slug);
    await expect
      .poll(async () => (await listSignatures(db, order?.id ?? '')).map(({ status }) => status), {
        timeout: 15_000,
      })
      .toEqual(['STARTED']);
    await world.form('/simulators/behaviours/autenti', { back: '', behaviour: 'silence' });
    await world.press('autenti', 'succeed');
    const soon = Date.now() + hour / 2;
    await db.transaction((tx) =>
      tx.kysely.updateTable('orders').set({ deadlineAt: soon }).where('slug', '=', slug).execute(),
    );
    await deadlineSweeper(world.ports)();
    await world.reached(slug, 'identity_confirmed');
  });
});
