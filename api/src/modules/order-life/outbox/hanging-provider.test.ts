import { createServer, type AddressInfo, type Socket } from 'node:net';
import { loadOrder, newCompany, saveCompany, type Database, type NewEffect } from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { send } from '../../../testing/send-call.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { mail } from '../../../providers/mail/mail.ts';
import { seedShop, shopKey, walkingApp } from '../../../testing/index.ts';
import { performers } from '../../../performers.ts';
import { startOutboxWorker } from './outbox-worker.ts';

/** A mail server that takes a connection and a letter's words, and says nothing any more once the letter itself is to come. */
async function silentAfterData(): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 silent ESMTP\r\n');
    socket.on('data', (part) => {
      if (!part.toString().startsWith('DATA')) socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}?ignoreTLS=true`;
}

onEachDatabase('a mail server that takes letters and says nothing', (open) => {
  const letters = 24;
  let db: Database;

  /** An order whose 24 letters wait before what the decision engine is to be asked; nothing else is asked of providers. */
  async function waiting(ports: Ports): Promise<void> {
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: 'A-1',
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' },
    };
    const headers = { authorization: `Bearer ${shopKey}` };
    const made = await send(createApp(ports), 'createEcommerceOrder', {}, body, headers);
    const order = await loadOrder(db, (made as { slug: string }).slug);
    if (order === null) throw new Error('The order is gone');
    const data = { seq: order.version, status: order.status };
    const effects: NewEffect[] = Array.from({ length: letters }, (_, n) => ({
      effect: 'sendOffer',
      key: `letter ${n}`,
      data,
    }));
    await db.transaction(async (tx) => {
      await saveCompany(tx, order.id, newCompany('5261040828'), ports.now());
      await tx.kysely.deleteFrom('outbox').execute();
      await insertEffects(
        tx,
        order.id,
        [...effects, { effect: 'submitToDecisionEngine', key: 'asked', data }],
        ports.now(),
      );
    });
  }
  const rows = async () =>
    db.kysely
      .selectFrom('outbox')
      .select(['effect', 'attempts', 'lastError', 'doneAt'])
      .orderBy('id')
      .execute();

  test('keeps the decision engine from nothing, and no letter for long', async () => {
    db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const silent = await silentAfterData();
    let bound = 60_000;
    const post = () => mail({ smtpUrl: silent, from: 'Wnioski <wnioski@example.pl>' }, bound);
    let asked: () => void;
    const decision = new Promise<void>((resolve) => (asked = resolve));
    const ports = (): Ports => ({
      ...world.ports,
      providers: {
        ...world.ports.providers,
        mail: post(),
        decisionEngine: {
          ...world.ports.providers.decisionEngine,
          async submit() {
            asked();
            return { applicationId: 'application' };
          },
        },
      },
    });
    await waiting(world.ports);

    const hanging = startOutboxWorker(ports, performers);
    hanging.wake();
    await decision;
    await vi.waitFor(async () =>
      expect((await rows()).filter(({ doneAt }) => doneAt !== null)).toHaveLength(1),
    );
    expect((await rows()).filter(({ lastError }) => lastError !== null)).toEqual([]);
    await hanging.stop(0);

    bound = 100;
    const worker = startOutboxWorker(ports, performers);
    worker.wake();
    const tried = {
      effect: 'sendOffer',
      doneAt: null,
      lastError: 'ProviderUnavailable: the mail server did not take the message',
    };
    await vi.waitFor(
      async () =>
        expect((await rows()).filter(({ effect }) => effect === 'sendOffer')).toEqual(
          Array.from({ length: letters }, () => ({ ...tried, attempts: expect.any(Number) as number })),
        ),
      { timeout: 10_000 },
    );
    await worker.stop(1_000);
  });
});
