import { open as openFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  insertFile,
  insertOfferMail,
  listOpenEffects,
  listShopComments,
  listSignatures,
  loadOrder,
  loadOrderDetails,
  type Database,
  type Order,
  type OrderEffect,
} from '@app/db';
import { insertEffects, listTasks } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { EffectName, OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { diskFiles } from '../../../kernel/files/disk-files.ts';
import { sealedFiles } from '../../../kernel/files/sealed-files.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { beginAtCounter } from '../../../testing/counter-steps.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { performers } from '../../../performers.ts';
import { attempt } from './perform-outbox.ts';
import { ProviderRefused, ProviderUnavailable, type MailRequest } from '../../../providers/ports.ts';

const tomorrow = Date.now() + 24 * 60 * 60_000;

onEachDatabase('effects of the outbox', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  async function begin(): Promise<Order> {
    const contact = { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' };
    const order = await loadOrder(db, await world.createOrder({ user_attributes: contact }));
    if (order === null) throw new Error('The order is gone');
    return order;
  }

  let asked = 0;
  /** An effect that only the test performs: the worker would take it tomorrow. */
  async function put(
    order: Order,
    effect: EffectName,
    { status = order.status, at = order.statusSince }: { status?: OrderStatus; at?: number } = {},
  ): Promise<Omit<OrderEffect, 'attempts'>> {
    const data = { seq: order.version, status };
    const key = `asked:${(asked += 1)}`;
    await db.transaction((tx) => insertEffects(tx, order.id, [{ effect, key, data, dueAt: tomorrow }], at));
    const { id = '' } = (await listOpenEffects(db, order.id)).at(-1) ?? {};
    return { id, orderId: order.id, effect, key, data, askedAt: at };
  }

  /** A PDF that the newest row of the order's history mails. */
  async function drawOffer({ id, version }: Order): Promise<void> {
    const stored = await world.ports.files.put(Buffer.from('%PDF-1.7'));
    const file = { ...stored, orderId: id, shopId: null, type: 'offer', mime: 'application/pdf' } as const;
    await db.transaction(async (tx) => {
      const { id: fileId } = await insertFile(tx, { ...file, name: 'Kalkulacja.pdf' }, Date.now());
      await insertOfferMail(tx, { orderId: id, seq: version, fileId, email: 'jan@firma.example' });
    });
  }

  const mailedBy = (sendMail: (ask: MailRequest) => Promise<void>): Ports => {
    const mail = { sendMail, close: () => undefined };
    return { ...world.ports, providers: { ...world.ports.providers, mail } };
  };
  const tasksOf = async ({ id }: Order) =>
    (await listTasks(db, id)).map(({ type, status }) => [type, status]);
  const openOf = async ({ id }: Order) => (await listOpenEffects(db, id)).map(({ effect }) => effect);

  test('that lack what an order was forced past raise one task, though the first attempt was lost with its process', async () => {
    const order = await begin();
    const effect = await put(order, 'submitToDecisionEngine');
    for (const attempts of [2, 3, 8]) await attempt(world.ports, performers, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([['other', 'active']]);
    expect(await openOf(order)).toEqual(['submitToDecisionEngine']);
  });

  test('that go on failing raise one task from the eighth attempt on, though that was lost with its process', async () => {
    const order = await begin();
    const effect = await put(order, 'sendOffer');
    const away = mailedBy(() => Promise.reject(new ProviderUnavailable('Mail did not answer')));
    for (const attempts of [1, 6, 7]) await attempt(away, performers, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([]);
    for (const attempts of [9, 10]) await attempt(away, performers, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([['other', 'active']]);
  });

  test('that begin a signing process ask no mail server for it, and begin no second one where the first answer was lost', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const effect = await put(order, 'startSignature');
    const away = mailedBy(() => Promise.reject(new ProviderUnavailable('Mail did not answer')));
    const processes = async () =>
      (await listSignatures(db, order.id))
        .filter(({ kind }) => kind === 'agreement')
        .map(({ status, processId }) => [status, processId !== null]);
    await attempt(away, performers, { ...effect, attempts: 1 });
    expect(await processes()).toEqual([['STARTED', true]]);
    // Whoever has the order's link must not sign for another (F057).
    expect([(await loadOrder(db, slug))?.redirectUrl, (await world.read(slug)).redirect_url]).toEqual([
      null,
      null,
    ]);
    await attempt(away, performers, { ...effect, attempts: 2 });
    expect(await processes()).toEqual([['STARTED', true]]);
    expect(await openOf(order)).not.toContain('startSignature');
  });

  test('that are letters which the mail server refuses for good raise one task that says so, and end', async () => {
    const order = await begin();
    const refused: string[] = [];
    const refusing = mailedBy(async ({ subject }) => {
      refused.push(subject);
      throw new ProviderRefused('the mail server did not take the message');
    });
    await attempt(refusing, performers, { ...(await put(order, 'notifyCancelation')), attempts: 1 });
    await attempt(refusing, performers, { ...(await put(order, 'sendOffer')), attempts: 1 });
    expect(await openOf(order)).toEqual([]);
    expect(await tasksOf(order)).toEqual([
      ['other', 'active'],
      ['other', 'canceled'],
    ]);
    const details = await loadOrderDetails(db, order, true);
    expect(refused).toHaveLength(2);
    expect(details.comments.map(({ body }) => body).toSorted()).toEqual(
      refused
        .map(
          (subject) =>
            `Serwer poczty na stałe odrzucił list „${subject}” do jan@firma.example. ` +
            'Popraw adres e-mail albo przekaż wiadomość w inny sposób.',
        )
        .toSorted(),
    );
  });

  test('that are refused letters of an order at the counter are told to its salesman too (ERROR-008)', async () => {
    const salesman = await world.signIn('sklep@test.example');
    const { slug } = await beginAtCounter(world, salesman);
    const counter = await loadOrder(db, slug);
    if (counter === null) throw new Error('The order is gone');
    const website = await begin();
    const refusing = mailedBy(() => Promise.reject(new ProviderRefused('no such mailbox')));
    for (const order of [counter, website]) {
      await drawOffer(order);
      await attempt(refusing, performers, { ...(await put(order, 'emailPdfOffer')), attempts: 1 });
    }
    const toldOf = async ({ id }: Order) => (await listShopComments(db, id)).map(({ body }) => body);
    expect(await toldOf(counter)).toEqual([expect.stringContaining('do jan@firma.example. Popraw adres')]);
    expect(await toldOf(website)).toEqual([]);
  });

  test('that find no room for an agreement on the disk say so, leave no half of a file and are tried again', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const effect = await put(order, 'prepareAgreement');
    // A folder of its own: the worker draws the agreements of other orders meanwhile.
    const folder = join(world.folder, 'files-of-one-attempt');
    const failures: unknown[] = [];
    const warn: Ports['log']['warn'] = (msg, fields) =>
      void failures.push([msg, fields?.['effect'], fields?.['error']]);
    const ports = {
      ...world.ports,
      files: sealedFiles(diskFiles(folder)),
      log: { ...world.ports.log, warn },
    };
    const stored = async () =>
      (await readdir(folder, { recursive: true })).filter((path) => path.includes('-'));
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const handle = await openFile(import.meta.filename);
    const writing = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'writeFile');
    await handle.close();
    writing.mockRejectedValue(full);
    await attempt(ports, performers, { ...effect, attempts: 1 }).finally(() => writing.mockRestore());
    expect(await stored()).toEqual([]);
    expect(failures).toEqual([['effect failed', 'prepareAgreement', 'StoreUnavailable']]);
    const waiting = (await listOpenEffects(db, order.id)).find(({ id }) => id === effect.id);
    expect(waiting?.lastError).toBe('StoreUnavailable: the disk takes no file: ENOSPC');
    await attempt(ports, performers, { ...effect, attempts: 2 });
    // The agreement, its copy for reading and the general terms.
    expect(await stored()).toHaveLength(3);
  });

  test('that are letters of a status are not sent once the order has left it', async () => {
    const order = await begin();
    const sent: string[] = [];
    const ports = mailedBy(async ({ subject }) => void sent.push(subject));
    const perform = async (effect: Omit<OrderEffect, 'attempts'>) => {
      sent.splice(0);
      await attempt(ports, performers, { ...effect, attempts: 1 });
      return sent.length;
    };
    const elsewhere = { status: 'leasing_decision_ok' } as const;
    const before = { at: order.statusSince - 1 };
    const letters = [
      'notifyApproval',
      'notifyConditions',
      'notifyCourier',
      'notifyRejection',
      'notifyShipment',
      'notifySignatureFailed',
      'notifyVerificationFailed',
      'notifyVerificationRejected',
      'sendOffer',
      'sendReturnLink',
    ] as const;
    for (const letter of letters) {
      expect([letter, await perform(await put(order, letter))]).toEqual([letter, 1]);
      expect([letter, await perform(await put(order, letter, elsewhere))]).toEqual([letter, 0]);
      expect([letter, await perform(await put(order, letter, before))]).toEqual([letter, 0]);
    }
    expect(await perform(await put(order, 'sendPaymentLink'))).toBe(0);
    await drawOffer(order);
    expect(await perform(await put(order, 'emailPdfOffer', elsewhere))).toBe(1);
    expect(await perform(await put(order, 'notifyCancelation', elsewhere))).toBeGreaterThan(0);
    expect(await openOf(order)).toEqual([]);
  });
});
