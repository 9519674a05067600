import { insertAgreement, insertFile, loadOrder, saveOrder, saveSignedFile, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import type { OrderStatus } from '@app/machines/order';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bikInformationClauseDocument } from '../../documents/bik/bik-information-clause.ts';
import { financingParty } from '../../documents/financing-party.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { sampleDay } from '../../documents/testing/sample-data.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const pdf = 'application/pdf';

onEachDatabase('signed documents that wait for an administrator', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Readonly<Record<string, string>>;
  let drawn: Uint8Array;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    admin = await world.signIn('admin@test.example');
    drawn = await renderPdf(
      bikInformationClauseDocument({ financing: financingParty, createdAt: sampleDay }),
    );
  });
  afterAll(() => world.stop());

  async function get<Body>(path: string): Promise<{ status: number; body: Body }> {
    const answer = await world.app.request(path, { headers: admin });
    return { status: answer.status, body: (await answer.json()) as Body };
  }
  const queue = async (query = '') =>
    (await get<ReplyOf<'listDocuments'>>(`/api/superadmin/documents${query}`)).body;

  /** An order that came into a status at a moment. */
  async function orderIn(status: OrderStatus, since: number): Promise<{ slug: string; id: string }> {
    const slug = await world.createOrder({ external_order_id: `${status}-${since}` });
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is there');
    const { facts } = order;
    await db.transaction((tx) =>
      saveOrder(tx, order, { status, facts: { ...facts, signed: true, agreementPrepared: true } }, since),
    );
    return { slug, id: order.id };
  }

  /** A file of an order, from a provider. */
  async function fileOf(orderId: string, type: 'contract' | 'signed_agreement', content = drawn, mime = pdf) {
    const put = await world.ports.files.put(content);
    const row = { ...put, orderId, shopId: null, mime, type, name: `${type}.pdf` };
    return (await db.transaction((tx) => insertFile(tx, row, 1))).id;
  }

  /** A version of its agreement that came back signed. */
  async function signedVersion(orderId: string): Promise<string> {
    const version = {
      ...{ orderId, kind: 'agreement' as const, fileId: await fileOf(orderId, 'contract') },
      ...{ owulFileId: null, pages: 1, templateVersion: 't' },
    };
    const signed = await fileOf(orderId, 'signed_agreement');
    await db.transaction(async (tx) =>
      saveSignedFile(tx, (await insertAgreement(tx, version, 1)).id, signed),
    );
    return signed;
  }

  test('stand in the order in which they came, each with what is valid of it', async () => {
    const later = await orderIn('agreement_signed', 2_000);
    await signedVersion(later.id);
    const newest = await signedVersion(later.id);
    const first = await orderIn('attachments_uploaded', 1_000);
    await orderIn('agreement_accepted_by_admin', 500);
    const { orders, count, next } = await queue();
    expect(
      orders.map(({ slug, status, documents }) => ({ slug, status, ids: documents.map(({ id }) => id) })),
    ).toEqual([
      { slug: first.slug, status: 'attachments_uploaded', ids: [] },
      { slug: later.slug, status: 'agreement_signed', ids: [newest] },
    ]);
    expect([count, next]).toEqual([2, null]);
    const page = await queue('?limit=1');
    expect(page.orders.map(({ slug }) => slug)).toEqual([first.slug]);
    const rest = await queue(`?limit=1&after=${page.next}`);
    expect(rest.orders.map(({ slug }) => slug)).toEqual([later.slug]);
  });

  test('are read page by page, as pictures with their words', async () => {
    const { slug, id } = await orderIn('agreement_signed', 3_000);
    const path = `/api/superadmin/orders/${slug}/attachments/${await signedVersion(id)}/pages`;
    const { status, body } = await get<ReplyOf<'getAttachmentPage'>>(`${path}/1`);
    expect([status, body]).toEqual([
      200,
      { count: 1, text: expect.stringContaining('dostępu do danych'), image: `${path}/1/image` },
    ]);
    const image = await world.app.request(body.image, { headers: admin });
    const { format, width, height } = await sharp(await image.arrayBuffer()).metadata();
    expect([image.headers.get('content-type'), { format, width, height }]).toEqual([
      'image/webp',
      { format: 'webp', width: 1190, height: 1684 },
    ]);
    for (const number of ['0', 'x', '2']) expect((await get(`${path}/${number}`)).status).not.toBe(200);
  });

  test('that cannot be drawn say so, and a page of another order is not there', async () => {
    const { slug, id } = await orderIn('agreement_signed', 4_000);
    const broken = await fileOf(id, 'contract', Buffer.from('%PDF-1.7 bez stron'));
    const word = await fileOf(id, 'contract', drawn, 'application/msword');
    const page = (file: string, of = slug) => get(`/api/superadmin/orders/${of}/attachments/${file}/pages/1`);
    const refused = { error: 'Tego pliku nie da się pokazać. Pobierz go.', code: 'not_drawn' };
    for (const file of [broken, word]) expect(await page(file)).toEqual({ status: 415, body: refused });
    const other = await orderIn('agreement_signed', 5_000);
    expect((await page(broken, other.slug)).status).toBe(404);
  });

  test('that are pictures are shown upright and no larger than a page', async () => {
    const { slug, id } = await orderIn('agreement_signed', 6_000);
    const wide = { width: 4_000, height: 1_000, channels: 3 as const, background: 'white' };
    const photo = await sharp({ create: wide }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await fileOf(id, 'contract', photo, 'image/jpeg');
    const path = `/api/superadmin/orders/${slug}/attachments/${file}/pages/1/image`;
    const image = await world.app.request(path, { headers: admin });
    const { width, height } = await sharp(await image.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 421, height: 1_684 });
  });

  test('that unpack to more than 80 million pixels are not shown, however small their file is', async () => {
    const { slug, id } = await orderIn('agreement_signed', 7_000);
    const vast = { width: 10_000, height: 8_001, channels: 3 as const, background: 'white' };
    const bomb = await sharp({ create: vast }).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const file = await fileOf(id, 'contract', bomb, 'image/png');
    expect((await get(`/api/superadmin/orders/${slug}/attachments/${file}/pages/1`)).status).toBe(415);
  });
});
