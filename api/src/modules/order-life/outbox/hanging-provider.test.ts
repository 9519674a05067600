import { createServer, type AddressInfo, type Socket } from 'node:net';
import { loadOrder, newCompany, saveCompany, type Database } from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { EffectName } from '@app/machines/order';
import { expect, onTestFinished, test, vi } from 'vitest';
import { send } from '../../../testing/send-call.ts';
import { performers } from '../../../performers.ts';
import { decisionEngine } from '../../../providers/decision-engine/decision-engine.ts';
import { mail } from '../../../providers/mail/mail.ts';
import type { Providers } from '../../../providers/ports.ts';
import { seedShop, shopKey, walkingApp, type WalkingApp } from '../../../testing/index.ts';
import { startOutboxWorker } from './outbox-worker.ts';

/** A server that takes connections and goes silent sooner or later; answers where it listens and how it breaks all connections. */
async function listenSilently(talk: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(hangUp);
  return { port: (server.address() as AddressInfo).port, hangUp };
}

/** Takes a letter's words, and says nothing any more once the letter itself is to come. */
function talkUntilData(socket: Socket): void {
  socket.write('220 silent ESMTP\r\n');
  socket.on('data', (part) => {
    if (!part.toString().startsWith('DATA')) socket.write('250 fine\r\n');
  });
}

onEachDatabase('a provider that takes what it is asked and says nothing', (open) => {
  const many = 24;
  let db: Database;

  async function begin(): Promise<WalkingApp> {
    db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    return world;
  }

  /** An order that asks for these effects and for nothing else. */
  async function ask({ app, ports }: WalkingApp, number: string, ...effects: EffectName[]): Promise<void> {
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: number,
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' },
    };
    const headers = { authorization: `Bearer ${shopKey}` };
    const { slug } = (await send(app, 'createEcommerceOrder', {}, body, headers)) as { slug: string };
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const data = { seq: order.version, status: order.status };
    await db.transaction(async (tx) => {
      await saveCompany(tx, order.id, newCompany('5261040828'), ports.now());
      await tx.kysely.deleteFrom('outbox').where('orderId', '=', order.id).execute();
      const asked = effects.map((effect) => ({ effect, key: `${number} ${effect}`, data }));
      await insertEffects(tx, order.id, asked, ports.now());
    });
  }
  const askOfMany = async (world: WalkingApp, ...effects: EffectName[]) => {
    for (let n = 0; n < many; n += 1) await ask(world, `A-${n}`, ...effects);
  };
  const rows = (effect: EffectName) =>
    db.kysely
      .selectFrom('outbox')
      .select(['lastError', 'doneAt', 'claimedUntil'])
      .where('effect', '=', effect)
      .execute();
  const countDone = async (effect: EffectName) =>
    (await rows(effect)).filter(({ doneAt }) => doneAt !== null).length;
  const countHeld = async (effect: EffectName) =>
    (await rows(effect)).filter(({ claimedUntil }) => claimedUntil !== null).length;
  const work = ({ ports }: WalkingApp, changed: Partial<Providers>) => {
    const worker = startOutboxWorker(
      () => ({ ...ports, providers: { ...ports.providers, ...changed } }),
      performers,
    );
    worker.wake();
    return worker;
  };

  test('a mail server: nothing else of the same orders waits, and no letter waits for long', async () => {
    const world = await begin();
    const { port, hangUp } = await listenSilently(talkUntilData);
    const from = 'Wnioski <wnioski@example.pl>';
    const post = (bound: number) => mail({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, from }, bound);
    await askOfMany(world, 'sendOffer', 'submitToDecisionEngine');

    const hanging = work(world, { mail: post(60_000) });
    await vi.waitFor(async () => expect(await countDone('submitToDecisionEngine')).toBe(many), 10_000);
    expect([await countHeld('sendOffer'), await countDone('sendOffer')]).toEqual([8, 0]);
    await hanging.stop(0);

    const impatient = work(world, { mail: post(100) });
    await vi.waitFor(async () => {
      const told = (await rows('sendOffer')).map(({ lastError }) => lastError);
      const tried = 'ProviderUnavailable: the mail server did not take the message';
      expect(told).toEqual(Array.from({ length: many }, () => tried));
    }, 10_000);
    hangUp();
    await impatient.stop(5_000);
  });

  test('a decision engine: letters and steps of other orders go on, as do letters of those that wait for it', async () => {
    const world = await begin();
    const { port, hangUp } = await listenSilently(() => undefined);
    await askOfMany(world, 'submitToDecisionEngine', 'sendOffer');
    await ask(world, 'B-1', 'openBankVerification', 'sendOffer');

    const url = `http://127.0.0.1:${port}`;
    const worker = work(world, { decisionEngine: decisionEngine({ url, keys: ['secret'] }) });
    await vi.waitFor(
      async () =>
        expect({
          asked: await countHeld('submitToDecisionEngine'),
          steps: await countDone('openBankVerification'),
          letters: await countDone('sendOffer'),
        }).toEqual({ asked: 8, steps: 1, letters: many - 8 + 1 }),
      10_000,
    );
    expect(await countDone('submitToDecisionEngine')).toBe(0);
    hangUp();
    await worker.stop(5_000);
  });
});
