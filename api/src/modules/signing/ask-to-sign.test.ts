import {
  insertSignature,
  listPersons,
  loadOrder,
  lockOrder,
  newId,
  newPerson,
  replacePersons,
  saveOrder,
  saveSignature,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { Facts } from '@app/machines/order';
import { expect, onTestFinished, test, vi } from 'vitest';
import { performers } from '../../performers.ts';
import type { MailRequest } from '../../providers/ports.ts';
import { seedShop, shopKey, walkingApp, type SentEvent } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { startOutboxWorker } from '../order-life/outbox/outbox-worker.ts';

const minute = 60_000;

onEachDatabase('the letter that an agreement waits for a signature', (open) => {
  /** An order of three persons that has just asked for the signatures of Jan and Anna and for the letter, and nothing else. */
  async function begin(flowType: Facts['flowType'] = 'client') {
    const db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const sent: { to: string; subject: string }[] = [];
    const mail = {
      sendMail: async ({ to, subject }: MailRequest) => void sent.push({ to, subject }),
      close: () => undefined,
    };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail } };
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: 'A-1',
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' },
    };
    const headers = { authorization: `Bearer ${shopKey}` };
    const { slug } = (await send(world.app, 'createEcommerceOrder', {}, body, headers)) as { slug: string };
    const { id = '', number = '' } = (await loadOrder(db, slug)) ?? {};
    const person = (firstName: string, email: string) => ({
      ...newPerson(),
      ...{ firstName, lastName: 'Nowak', email },
    });
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is gone');
      const known = {
        flowType,
        method: 'qes',
        agreementPrepared: true,
        initialPayment: 0,
        stage: 'agreement',
      } as const;
      const changes = { status: 'agreement_accepted', facts: { ...order.facts, ...known } } as const;
      await saveOrder(tx, order, changes, world.clock.now);
      await replacePersons(tx, id, [
        { ...person('Jan', 'jan@firma.example'), willSign: true },
        person('Ewa', 'ewa@firma.example'),
        { ...person('Anna', 'anna@firma.example'), guarantor: true },
      ]);
    });
    const move = (event: SentEvent, actor: 'system' | 'client' = 'system') =>
      advanceOrder(ports, { slug, actor, event });
    await move({ type: 'REQUEST_INITIAL_PAYMENT' });
    await db.transaction((tx) =>
      tx.kysely.deleteFrom('outbox').where('effect', 'not in', ['startSignature', 'askToSign']).execute(),
    );

    /** The provider has a process for both and has invited them; what is answered says that Jan has signed. */
    async function invite(): Promise<() => Promise<void>> {
      const [jan, , anna] = await listPersons(db, id);
      const progress = (signed: boolean) => [
        { personId: jan?.id ?? '', signed },
        { personId: anna?.id ?? '', signed: false },
      ];
      const signatureId = await db.transaction(async (tx) => {
        await tx.kysely.deleteFrom('outbox').where('effect', '=', 'startSignature').execute();
        const begun = {
          kind: 'agreement',
          provider: 'autenti',
          processId: newId(),
          status: 'STARTED',
        } as const;
        return (
          await insertSignature(tx, { orderId: id, ...begun, signers: progress(false) }, world.clock.now)
        ).id;
      });
      return async () => {
        const changes = { status: 'STARTED', signers: progress(true) } as const;
        await db.transaction((tx) => saveSignature(tx, signatureId, changes, world.clock.now));
        await move({ type: 'SIGNER_SIGNED', newest: true });
      };
    }

    /** Performs what is due so many minutes later, until these are left. */
    async function performAfter(minutes: number, left: readonly string[] = []): Promise<void> {
      world.clock.now += minutes * minute;
      const { now } = world.clock;
      const worker = startOutboxWorker(() => ports, performers);
      worker.wake();
      await vi.waitFor(async () => {
        const due = db.kysely.selectFrom('outbox').select('effect').where('doneAt', 'is', null);
        const rows = await due.where('dueAt', '<=', now).execute();
        expect(rows.map(({ effect }) => effect)).toEqual(left);
      }, 10_000);
      await worker.stop(5_000);
    }
    const subject = `Podpisz umowę leasingu – wniosek nr ${number}`;
    return { sent, move, invite, performAfter, subject };
  }

  test('goes ten minutes after the provider has invited, to those who have not signed by then', async () => {
    const { sent, invite, performAfter, subject } = await begin();
    const signsJan = await invite();
    await performAfter(5);
    await signsJan();
    await performAfter(4);
    expect(sent).toEqual([]);
    await performAfter(1);
    expect(sent).toEqual([{ to: 'anna@firma.example', subject }]);
  });

  test('waits no less where a salesman leads the order: the provider has invited at once', async () => {
    const { sent, invite, performAfter, subject } = await begin('salesman');
    await invite();
    await performAfter(9);
    expect(sent).toEqual([]);
    await performAfter(1);
    expect(sent).toEqual([
      { to: 'jan@firma.example', subject },
      { to: 'anna@firma.example', subject },
    ]);
  });

  test('is dropped where all have signed by then', async () => {
    const { sent, move, invite, performAfter } = await begin();
    await invite();
    await move({ type: 'SIGNATURE_COMPLETED', newest: true });
    await performAfter(10);
    expect(sent).toEqual([]);
  });

  test('goes once where signing failed and began anew: ten minutes after that', async () => {
    const { sent, move, invite, performAfter, subject: asks } = await begin();
    await invite();
    await performAfter(5);
    await move({ type: 'SIGNATURE_FAILED', newest: true });
    await move({ type: 'RELAUNCH_SIGNATURE' }, 'client');
    await invite();
    await performAfter(5);
    expect(sent.filter(({ subject }) => subject === asks)).toEqual([]);
    await performAfter(5);
    expect(sent.filter(({ subject }) => subject === asks).map(({ to }) => to)).toEqual([
      'jan@firma.example',
      'anna@firma.example',
    ]);
  });

  test('waits for the process that it tells of, where that cannot begin yet', async () => {
    const { sent, invite, performAfter, subject } = await begin();
    // The agreement lacks the company, so that it cannot be drawn; the second look is after the attempt.
    await performAfter(10, ['askToSign']);
    await performAfter(0, ['askToSign']);
    expect(sent).toEqual([]);
    await invite();
    await performAfter(0);
    expect(sent.map((one) => one.to)).toEqual(['jan@firma.example', 'anna@firma.example']);
    expect(sent[0]?.subject).toBe(subject);
  });
});
