import { listPayments, listRefunds, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { formatPln, toDecimal } from '@app/machines/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrder } from '../order-life/advance-order.ts';
import { waitingForClientToPay } from '../order-life/inbox/testing/notification-routes.ts';
import { paymentNotification } from '../order-life/inbox/testing/payment-notification.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

/** Each test walks an order as far as the provider. */
const patient = { timeout: 90_000 };

onEachDatabase('what the payment provider reports', (open) => {
  let db: Database;
  let world: RunningApp;
  let count = 0;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const isMailed = async (subject: string): Promise<boolean> =>
    (await (await fetch(`${world.simulatorsUrl}/simulators/messages`)).text()).includes(subject);

  /** An order whose client has been sent to the provider, so many times. */
  async function atTheProvider(attempts: number) {
    const slug = await waitingForClientToPay(world);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await world.call('openPayment', { slug }, {});
      await world.call('startPayment', { slug }, { channel_id: '101', bylaw: true, personal_data: true });
    }
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const paymentIds = (await listPayments(db, order.id)).map(({ id }) => id);
    const owed = (order.facts.initialPayment / 100).toFixed(2);
    const report = async (said: {
      readonly amount: string;
      readonly status?: 'completed' | 'rejected' | 'processing';
      readonly currency?: string;
      readonly refundOf?: string;
      readonly attempt?: number;
      /** Said once more of the same one. */
      readonly operation?: string;
    }): Promise<string> => {
      const {
        attempt = 0,
        status = 'completed',
        operation = `M2000-${(count += 1) + 10_000}`,
        ...rest
      } = said;
      const paymentId = paymentIds[attempt] ?? '';
      expect(await world.deliver(paymentNotification({ ...rest, status, paymentId, operation }))).toBe(200);
      return operation;
    };
    const shown = async () =>
      (await world.read(slug)).payments_attributes.map(
        ({ status, amount, currency }) => `${status} ${amount} ${currency}`,
      );
    const refunds = async () =>
      (await listRefunds(db, order.id)).map(
        ({ amount, reason, state }) => `${toDecimal(amount)} ${reason} ${state}`,
      );
    const decide = async (decision: 'accept' | 'reject') => {
      const headers = await world.signIn('admin@test.example');
      await world.call('decidePayment', { slug }, { payment: 'initial_payment', decision }, headers);
    };
    return { slug, owed, report, shown, refunds, decide };
  }

  test(
    'and is accepted is confirmed by a letter, as the link and the application were before',
    patient,
    async () => {
      const { slug, owed, report } = await atTheProvider(1);
      const operation = await report({ amount: owed });
      await world.reached(slug, 'initial_payment_accepted');
      const number = (await world.read(slug)).siemens_id;
      await expect.poll(() => isMailed(`– wniosek nr ${number}`), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => isMailed(`Numer operacji: ${operation}`), { timeout: 20_000 }).toBe(true);
      expect(await isMailed(`Link do Twojego wniosku nr ${number}`)).toBe(true);
      expect(await isMailed(`Mamy Twój wniosek nr ${number}`)).toBe(true);
    },
  );

  test('of one payment is kept beside what it reported before', patient, async () => {
    const { slug, owed, report, shown } = await atTheProvider(1);
    await report({ amount: owed });
    await world.reached(slug, 'initial_payment_accepted');
    const more = await report({ amount: '5.00' });
    expect(await shown()).toEqual([`accepted ${owed} PLN`, 'refused 5.00 PLN']);
    await report({ amount: '5.00', refundOf: more });
    expect(await shown()).toEqual([`accepted ${owed} PLN`, 'refunded 5.00 PLN']);
  });

  test('in another currency is for a person, and keeps its currency', patient, async () => {
    const { slug, owed, report, shown } = await atTheProvider(1);
    await report({ amount: owed, currency: 'EUR' });
    await world.reached(slug, 'initial_payment_manual');
    expect(await shown()).toEqual([`completed ${owed} EUR`]);
  });

  test('and an administrator refuses is not shown as money that was taken in', patient, async () => {
    const { slug, owed, report, shown, refunds, decide } = await atTheProvider(1);
    await report({ amount: '100.00' });
    await world.reached(slug, 'initial_payment_manual');
    await decide('reject');
    expect(await shown()).toEqual(['refused 100.00 PLN']);
    await report({ amount: owed });
    await world.reached(slug, 'initial_payment_accepted');
    expect(await shown()).toEqual(['refused 100.00 PLN', `accepted ${owed} PLN`]);
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'DEADLINE_PASSED' } });
    expect(await refunds()).toEqual(['100.00 refused owed']);
  });

  test('and is more than is due is accepted but for its surplus', patient, async () => {
    const { slug, owed, report, shown, refunds, decide } = await atTheProvider(1);
    await report({ amount: '10000.00' });
    await world.reached(slug, 'initial_payment_manual');
    await decide('accept');
    const surplus = (10_000 - Number(owed)).toFixed(2);
    expect(await shown()).toEqual([`accepted ${owed} PLN`, `refused ${surplus} PLN`]);
    expect(await refunds()).toEqual([`${surplus} surplus owed`]);
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    expect(await refunds()).toEqual([`${surplus} surplus owed`, `${owed} cancelled owed`]);
  });

  test(
    'and is less than is due is not accepted as the whole, and what is missing is said',
    patient,
    async () => {
      const { slug, owed, report, shown, decide } = await atTheProvider(1);
      await report({ amount: '100.00' });
      await world.reached(slug, 'initial_payment_manual');
      const missing = formatPln(Math.round((Number(owed) - 100) * 100));
      await expect(decide('accept')).rejects.toThrow(`Do opłaty wstępnej brakuje jeszcze ${missing}.`);
      expect((await world.read(slug)).status).toBe('initial_payment_manual');
      await report({ amount: (Number(owed) - 100).toFixed(2) });
      await decide('accept');
      expect(await shown()).toEqual([
        `accepted 100.00 PLN`,
        `accepted ${(Number(owed) - 100).toFixed(2)} PLN`,
      ]);
    },
  );

  test('of an older attempt that failed is kept and moves nothing', patient, async () => {
    const { slug, owed, report, shown } = await atTheProvider(2);
    await report({ amount: owed, status: 'rejected', attempt: 0 });
    expect(await shown()).toEqual([`rejected ${owed} PLN`, `started ${owed} PLN`]);
    expect((await world.read(slug)).status).toBe('initial_payment_in_progress');
    await report({ amount: owed, attempt: 1 });
    await world.reached(slug, 'initial_payment_accepted');
  });

  test('of an older attempt that was paid pays the order', patient, async () => {
    const { slug, owed, report, shown } = await atTheProvider(2);
    await report({ amount: owed, attempt: 0 });
    await world.reached(slug, 'initial_payment_accepted');
    expect(await shown()).toEqual([`accepted ${owed} PLN`, `started ${owed} PLN`]);
  });

  test(
    'is nothing: an administrator who has asked there says so, and a late sum still counts',
    patient,
    async () => {
      const { slug, owed, report, shown } = await atTheProvider(2);
      const headers = await world.signIn('admin@test.example');
      const nothingCame = { payment: 'initial_payment', decision: 'reject' } as const;
      await world.call('decidePayment', { slug }, nothingCame, headers);
      expect((await world.read(slug)).status).toBe('initial_payment_rejected');
      expect((await loadOrder(db, slug))?.facts.paymentUnanswered).toBe(false);
      await report({ amount: owed, attempt: 0 });
      await world.reached(slug, 'initial_payment_accepted');
      expect(await shown()).toEqual([`accepted ${owed} PLN`, `started ${owed} PLN`]);
    },
  );

  test('of one attempt leaves the other unanswered', patient, async () => {
    const { slug, owed, report } = await atTheProvider(2);
    const unanswered = async () => (await loadOrder(db, slug))?.facts.paymentUnanswered;
    await report({ amount: owed, status: 'rejected', attempt: 1 });
    expect(await unanswered()).toBe(true);
    await report({ amount: owed, status: 'rejected', attempt: 0 });
    expect(await unanswered()).toBe(false);
    expect((await world.read(slug)).status).toBe('initial_payment_rejected');
  });

  test(
    'of an order that is over is kept with it, and the client hears once that it goes back (F079)',
    patient,
    async () => {
      const { slug, owed, report, shown, refunds } = await atTheProvider(1);
      await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
      const operation = await report({ amount: owed });
      expect(await shown()).toEqual([`refused ${owed} PLN`]);
      expect((await world.read(slug)).status).toBe('canceled');
      expect(await refunds()).toEqual([`${owed} late owed`]);
      await report({ amount: owed, operation });
      const order = await loadOrder(db, slug);
      while (!(await isMailed(`Zwrot wpłaty – wniosek nr ${order?.number}`)))
        await new Promise((resolve) => setImmediate(resolve));
      const asked = db.kysely
        .selectFrom('outbox')
        .select('effect')
        .where('orderId', '=', order?.id ?? '');
      expect(await asked.where('effect', '=', 'notifyLateMoney').execute()).toHaveLength(1);
    },
  );

  test(
    'counts where the clock passes while the client waits for its answer, or in the same moment',
    patient,
    async () => {
      for (const isAtOnce of [false, true]) {
        const { slug, owed, report, shown } = await atTheProvider(1);
        await world.call('openPayment', { slug }, {});
        const event = { type: 'DEADLINE_PASSED' } as const;
        const passing = advanceOrder(world.ports, { slug, actor: 'system', event });
        if (!isAtOnce) await passing;
        await Promise.allSettled([passing, report({ amount: owed })]);
        await world.reached(slug, 'initial_payment_accepted');
        expect(await shown()).toEqual([`accepted ${owed} PLN`]);
      }
    },
  );
});
