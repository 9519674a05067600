import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listEffectsOf, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, OrderWire, ReplyOf } from '@app/machines/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { runApp, seedShop, type RunningApp } from '../../../testing/index.ts';
import { send } from '../../../testing/send-call.ts';
import type { MailRequest } from '../../../providers/ports.ts';
import { emailPdfOffer } from '../client-letters.ts';

const laptop: BodyOf<'createShopOrder'> = {
  sales_channel: 'pos',
  financing_type: 'lease',
  order_items_attributes: [
    { name: 'Laptop', quantity: 1, price: '9000.00', vat_level: 23, category: 'computers' },
  ],
  payments_count: 36,
};

onEachDatabase('the PDF of an offer', (open) => {
  let db: Database;
  let world: RunningApp;
  let salesman: Readonly<Record<string, string>>;
  let slug: string;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    salesman = await world.signIn('sklep@test.example');
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    ({ slug } = (await send(world.app, 'createShopOrder', {}, laptop, salesman)) as OrderWire);
  });

  const read = async () =>
    (await send(world.app, 'getShopOrder', { slug }, undefined, salesman)) as OrderWire;
  const draw = async (body: BodyOf<'shopPdfCalculation'>) =>
    ((await send(world.app, 'shopPdfCalculation', { slug }, body, salesman)) as ReplyOf<'shopPdfCalculation'>)
      .id;
  const download = (id: string, headers: Readonly<Record<string, string>> = salesman) =>
    world.app.request(`/api/shop/orders/${slug}/pdf_calculations/${id}`, { headers });
  const mail = (body: BodyOf<'sendPdfCalculation'>, app: Hono = world.app) =>
    send(app, 'sendPdfCalculation', { slug }, body, salesman) as Promise<OrderWire>;

  /** What the performer of the newest effect mails. */
  async function mailed() {
    const order = await loadOrder(db, slug);
    const [asked] = order === null ? [] : await listEffectsOf(db, order.id, 1);
    if (order === null || asked?.effect !== 'emailPdfOffer') throw new Error('Nothing is to be mailed');
    const { id, effect: name, createdAt: askedAt } = asked;
    const data = { seq: order.version };
    const effect = { id, effect: name, orderId: order.id, key: 'k', data, askedAt, attempts: 1 };
    const sent: MailRequest[] = [];
    const mail = { sendMail: async (ask: MailRequest) => void sent.push(ask), close: () => undefined };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail } };
    await emailPdfOffer({ ports, order, effect });
    return sent.map(({ to, subject, text, attachments }) => ({ to, subject, text, attachments }));
  }

  test('is drawn of other figures than the order has, which keeps its own, and given as a file or in Base64', async () => {
    const before = await read();
    const id = await draw({ payments_count: 24 });
    expect(await read()).toEqual(before);
    const file = await download(id, { ...salesman, accept: 'application/pdf' });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const json = await download(id);
    expect(await json.json()).toEqual({
      file: bytes.toString('base64'),
      filename: `Kalkulacja ${before.siemens_id}.pdf`,
      type: 'application/pdf',
    });
    const own = await draw({ payments_count: 36 });
    const ofOrder = await download(own, { ...salesman, accept: 'application/pdf' });
    expect(Buffer.from(await ofOrder.arrayBuffer()).equals(bytes)).toBe(false);
  });

  test('is refused for figures that do not fit, and is another order’s and another shop’s never', async () => {
    await expect(draw({ payments_count: 119 })).rejects.toThrow(/answered 422/u);
    const id = await draw({ payments_count: 36 });
    const stranger = await world.signIn('obcy@test.example');
    expect((await download(id, stranger)).status).toBe(404);
    ({ slug } = (await send(world.app, 'createShopOrder', {}, laptop, salesman)) as OrderWire);
    expect((await download(id)).status).toBe(404);
  });

  test('answers nothing where its content is lost', async () => {
    const id = await draw({ payments_count: 36 });
    const files = join(world.folder, 'files');
    for (const entry of readdirSync(files)) rmSync(join(files, entry), { recursive: true });
    const answer = await download(id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('is mailed to any address with the figures as sent, and the order stays where it is', async () => {
    const before = await read();
    const { status } = await mail({
      installments_count: 24,
      own_payment_in_percent: '10.00',
      email: 'ktos@firma.example',
    });
    expect(status).toBe(before.status);
    const [letter, ...others] = await mailed();
    expect([letter?.to, letter?.subject, others]).toEqual([
      'ktos@firma.example',
      'Kalkulacja leasingu od Sklep (PDF)',
      [],
    ]);
    expect(letter?.text).not.toContain('http');
    const [pdf, ...more] = letter?.attachments ?? [];
    expect([pdf?.filename, pdf?.contentType, more]).toEqual([
      `Kalkulacja ${before.siemens_id}.pdf`,
      'application/pdf',
      [],
    ]);
    const drawn = await draw({ payments_count: 24, own_payment_in_percent: '10.00' });
    const same = await download(drawn, { ...salesman, accept: 'application/pdf' });
    expect(pdf?.content.byteLength).toBe((await same.arrayBuffer()).byteLength);
  });

  test('is not mailed to what is no address, and to few an hour', async () => {
    await expect(mail({ email: 'ktos' })).rejects.toThrow(/answered 422/u);
    await expect(mail({ email: '' })).rejects.toThrow(/answered 422/u);
    const { settings } = world.ports;
    const rates = { ...settings.rates, contactEmail: { points: 2, seconds: 3600 } };
    const app = createApp({ ...world.ports, settings: { ...settings, rates } });
    for (const number of [1, 2]) await mail({ email: `ktos${number}@firma.example` }, app);
    await expect(mail({ email: 'ktos3@firma.example' }, app)).rejects.toThrow(
      /answered 429.*Tę ofertę wysłano/u,
    );
    expect((await mailed())[0]?.to).toBe('ktos2@firma.example');
  });
});
