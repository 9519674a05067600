import { loadOrder, lockOrder, saveOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { Facts } from '@app/machines/order';
import { expect, onTestFinished, test, vi } from 'vitest';
import { performers } from '../../../performers.ts';
import type { MailRequest, Providers } from '../../../providers/ports.ts';
import { seedShop, shopKey, walkingApp, type SentEvent } from '../../../testing/index.ts';
import { send } from '../../../testing/send-call.ts';
import { advanceOrder } from '../advance-order.ts';
import { startOutboxWorker } from './outbox-worker.ts';

const minute = 60_000;

onEachDatabase('the link to the payment', (open) => {
  /** An order whose agreement was just accepted, somebody who performs its effects, and what has been sent. */
  async function begin(flowType: Facts['flowType']) {
    const db: Database = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const sent: string[] = [];
    const providers: Providers = {
      ...world.ports.providers,
      mail: {
        sendMail: async ({ subject }: MailRequest) => void sent.push(subject.replaceAll('\u00a0', ' ')),
        close: () => undefined,
      },
      sms: { sendSms: async ({ text }) => void sent.push(text.replace(/https?:.*/u, '…')) },
    };
    const ports = { ...world.ports, providers };
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: 'A-1',
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' },
    };
    const headers = { authorization: `Bearer ${shopKey}` };
    const { slug } = (await send(world.app, 'createEcommerceOrder', {}, body, headers)) as { slug: string };
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const facts = { flowType, method: 'qes', agreementPrepared: true, initialPayment: 106_887 } as const;
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('outbox').where('orderId', '=', order.id).execute();
      const now = await lockOrder(tx, slug);
      if (now === null) throw new Error('The order is gone');
      const changes = { status: 'agreement_accepted', facts: { ...now.facts, ...facts } } as const;
      await saveOrder(tx, now, changes, world.clock.now);
    });
    const move = (actor: 'client' | 'system', event: SentEvent) =>
      advanceOrder(ports, { slug, actor, event });
    /** Performs what is due so many minutes later. */
    async function performAfter(minutes: number): Promise<void> {
      world.clock.now += minutes * minute;
      const { now } = world.clock;
      const worker = startOutboxWorker(() => ports, performers);
      worker.wake();
      await vi.waitFor(async () => {
        const due = db.kysely.selectFrom('outbox').select('id').where('doneAt', 'is', null);
        expect(await due.where('dueAt', '<=', now).execute()).toEqual([]);
      }, 10_000);
      await worker.stop(5_000);
    }
    return { sent, move, performAfter, number: order.number };
  }

  const linkOf = (number: string) => [
    `Opłata wstępna 1 068,87 zł – wniosek nr ${number}`,
    `Finansowo: oplata 1068,87 zl do wniosku ${number}, zaplac do 16.11: …`,
  ];

  test('goes after ten minutes to a client who has the page and has not paid', async () => {
    const { sent, move, performAfter, number } = await begin('client');
    await move('system', { type: 'REQUEST_INITIAL_PAYMENT' });
    await performAfter(9);
    expect(sent).toEqual([]);
    await move('client', { type: 'OPEN_PAYMENT' });
    await performAfter(1);
    expect(sent).toEqual(linkOf(number));
  });

  test('is dropped where the client is at his bank by then', async () => {
    const { sent, move, performAfter } = await begin('client');
    await move('system', { type: 'REQUEST_INITIAL_PAYMENT' });
    await move('client', { type: 'OPEN_PAYMENT' });
    await move('client', { type: 'START_PAYMENT' });
    await performAfter(10);
    expect(sent).toEqual([]);
  });

  test('goes at once where a salesman leads the order: it is all that the client has', async () => {
    const { sent, move, performAfter, number } = await begin('salesman');
    await move('system', { type: 'REQUEST_INITIAL_PAYMENT' });
    await performAfter(0);
    expect(sent).toEqual(linkOf(number));
  });
});
