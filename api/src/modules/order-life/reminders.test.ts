import {
  insertSignature,
  listOpenEffects,
  listOrderEvents,
  listPersons,
  loadOrder,
  lockOrder,
  newPerson,
  replacePersons,
  saveOrder,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { isTransient, newFacts, orderStatuses, reminderAt } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { advanceOrder } from './advance-order.ts';
import type { MailRequest } from '../../providers/ports.ts';
import { askedOf, sendReminder } from './reminder-letter.ts';
import { deadlineSweeper } from './sweep-deadlines.ts';

const day = 24 * 60 * 60_000;

onEachDatabase('an order that waits for its client', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  test('reminds him every so many days, until its deadline and no longer than it rests there', async () => {
    const slug = await world.createOrder();
    const read = async () => {
      const order = await loadOrder(db, slug);
      if (order === null) throw new Error('There is no such order');
      return order;
    };
    const { id, statusSince, deadlineAt } = await read();
    let now = statusSince;
    const ports = { ...world.ports, now: () => now };
    const sweep = deadlineSweeper(ports, () => now);
    const daysSwept: number[] = [];
    for (let count = 1; count < 30; count += 1) {
      now = statusSince + count * day + 2 * 60 * 60_000;
      if (now < (deadlineAt ?? 0) && (await sweep()) > 0) daysSwept.push(count);
    }
    expect(daysSwept).toEqual([7, 14, 21, 28]);
    const reminders = (await listOrderEvents(db, id)).filter(({ event }) => event === 'REMINDER_DUE');
    expect(reminders.map(({ fromStatus, toStatus, visited }) => [fromStatus, toStatus, visited])).toEqual(
      Array.from({ length: 4 }, () => ['sumup', 'sumup', []]),
    );
    const effects = (await listOpenEffects(db, id)).filter(({ effect }) => effect === 'sendReminder');
    expect(effects).toHaveLength(4);
    expect([(await read()).deadlineAt, (await read()).reminderAt]).toEqual([deadlineAt, null]);
    const confirm = { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: true } as const;
    await advanceOrder(ports, { slug, actor: 'client', event: confirm });
    expect((await read()).reminderAt).toBeNull();
  });
});

onEachDatabase('an agreement of which one signature is missing', (open) => {
  test('reminds him who has not signed, at his own address, and nobody else', async () => {
    const world = await runSeededApp(open);
    const { db } = world.ports;
    const contact = { full_name: 'Jan Nowak', email: 'jan@firma.example', phone: '600100200' };
    const slug = await world.createOrder({ user_attributes: contact });
    const jan = { ...newPerson(), firstName: 'Jan', lastName: 'Nowak', email: contact.email };
    const ewa = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', email: 'ewa@firma.example' };
    const order = await db.transaction(async (tx) => {
      const created = await lockOrder(tx, slug);
      if (created === null) throw new Error('There is no such order');
      await replacePersons(tx, created.id, [jan, ewa]);
      const signers = (await listPersons(tx, created.id)).map(({ id, email }) => ({
        personId: id,
        signed: email === contact.email,
      }));
      const process = {
        orderId: created.id,
        kind: 'agreement',
        provider: 'autenti',
        processId: 'p',
      } as const;
      await insertSignature(tx, { ...process, status: 'STARTED', signers }, Date.now());
      const facts = { ...created.facts, method: 'qes', agreementPrepared: true, paid: true } as const;
      return saveOrder(tx, created, { status: 'initial_payment_accepted', facts }, Date.now());
    });
    const sent: string[] = [];
    const mail = { sendMail: async ({ to }: MailRequest) => void sent.push(to), close: () => undefined };
    const sms = { sendSms: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail, sms } };
    const asked = { id: '', orderId: order.id, key: 'k', data: {}, askedAt: order.statusSince, attempts: 1 };
    await sendReminder({ ports, order, effect: { ...asked, effect: 'sendReminder' } });
    await world.stop();
    expect(sent).toEqual(['ewa@firma.example']);
  });
});

test('each order that reminds its client says of what', () => {
  const facts = {
    ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
    companyKnown: true,
    method: 'qes',
    stage: 'agreement',
    agreementPrepared: true,
  } as const;
  const asked = orderStatuses
    .filter((status) => !isTransient(status) && reminderAt(status, facts, 0) !== null)
    .map((status) => [status, askedOf({ status, facts })]);
  expect(Object.fromEntries(asked)).toEqual({
    sumup: 'offer',
    update_vat_id: 'company',
    offer_sent_to_client: 'offer',
    agreement_method_selection: 'method',
    form_opened: 'form',
    form_saved: 'identity',
    client_form_saved: 'identity',
    qes_failed: 'another_way',
    test_payment_opened: 'bank',
    leasing_decision_ok: 'agreement',
    conditional_decision_ok: 'conditions',
    initial_payment_link_sent_to_client: 'payment',
    initial_payment_opened: 'payment',
    initial_payment_rejected: 'payment',
    initial_payment_accepted: 'signature',
    initial_payment_accepted_manual: 'signature',
    initial_payment_accepted_by_salesman: 'signature',
    zero_initial_payment_accepted: 'signature',
    agreement_resent: 'signature',
  });
  const drawn = { ...facts, agreementPrepared: false };
  expect(askedOf({ status: 'leasing_decision_ok', facts: drawn })).toBeNull();
});
