import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assignOrders, listNotifications, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { maxUploadBytes } from '@app/machines/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planted, startClamd } from '../../testing/clamd-server.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';
import { scanWaitingFiles } from './scan-files.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const cfb = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_000),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(500),
  ]);

onEachDatabase('the files that staff add to an order', (open) => {
  let db: Database;
  let world: RunningApp;
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let admin: Readonly<Record<string, string>>;
  let slug: string;
  beforeAll(async () => {
    clamd = await startClamd();
    db = await open();
    await seedShop(db);
    world = await runApp(db, { clamd: clamd.address });
    admin = await world.signIn('admin@test.example');
  });
  afterAll(async () => {
    await world.stop();
    await clamd.stop();
  });
  beforeEach(async () => {
    slug = await world.createOrder();
  });

  const path = () => `/api/superadmin/orders/${slug}/attachments`;
  const kept = () =>
    readdirSync(join(world.folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;

  async function add(type: string, content: string | Uint8Array<ArrayBuffer>, name = 'plik.pdf', key = '') {
    const form = new FormData();
    form.set('type', type);
    form.set('file', new File([content], name));
    const headers = { ...admin, ...(key !== '' && { 'idempotency-key': key }) };
    const answer = await world.app.request(path(), { method: 'POST', headers, body: form });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  }
  const list = async () => {
    const answer = await world.app.request(path(), { headers: admin });
    return ((await answer.json()) as { attachments: Record<string, unknown>[] }).attachments;
  };

  test('are kept with who added them, listed newest first, and given back as they came', async () => {
    const added = await add('contract', pdf, 'Umowa – podpisana żółć.pdf');
    expect([added.status, added.said['attachment']]).toEqual([
      200,
      {
        id: expect.any(String),
        type: 'contract',
        name: 'Umowa – podpisana żółć.pdf',
        size: pdf.length,
        created_at: expect.any(String),
        by: 'Administrator',
        scan: 'clean',
        thumbnail: null,
        file: expect.stringContaining(`${path()}/`),
      },
    ]);
    await add('picture', png, 'C:\\Zdjęcia\\laptop.png');
    const [picture, contract] = await list();
    expect([picture?.['name'], contract]).toEqual(['laptop.png', added.said['attachment']]);
    const file = await world.app.request(String(contract?.['file']), { headers: admin });
    expect(await file.text()).toBe(pdf);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="dokument.pdf"');
  });

  test('are not the client’s, nor another order’s', async () => {
    const { said } = await add('contract', pdf);
    const { id } = said['attachment'] as { id: string };
    expect((await world.read(slug)).attachments_attributes).toEqual([]);
    expect((await world.app.request(`/api/orders/${slug}/documents/${id}`)).status).toBe(404);
    const other = await world.createOrder({ external_order_id: 'A-2' });
    const answer = await world.app.request(`/api/superadmin/orders/${other}/attachments/${id}`, {
      headers: admin,
    });
    expect(answer.status).toBe(404);
  });

  test('hold what their type allows, by their content and not by their name', async () => {
    const before = kept();
    const refused = { error: 'Wybrany format pliku jest niepoprawny', code: 'file_kind' };
    for (const [type, content, name] of [
      ['invoice', png, 'faktura.pdf'],
      ['picture', pdf, 'zdjecie.png'],
      ['other', '<script>alert(1)</script>', 'umowa.pdf'],
      ['other', cfb('Workbook'), 'arkusz.doc'],
    ] as const)
      expect(await add(type, content, name)).toEqual({ status: 415, said: refused });
    expect(kept()).toBe(before);
    expect((await add('invoice', cfb('WordDocument'), 'faktura.doc')).status).toBe(200);
  });

  test('have at most 25 MB, and one is added once per key', async () => {
    const before = kept();
    const big = Buffer.alloc(maxUploadBytes + 1);
    big.write(pdf);
    expect((await add('other', big)).status).toBe(413);
    const streamed = new Response(formOf(big)).body;
    const unannounced = await world.app.request(path(), {
      ...{ method: 'POST', body: streamed, duplex: 'half' },
      headers: { ...admin, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([unannounced.status, kept()]).toEqual([413, before]);
    const [first, second] = [
      await add('other', pdf, 'a.pdf', 'k'.repeat(16)),
      await add('other', pdf, 'a.pdf', 'k'.repeat(16)),
    ];
    expect(second).toEqual(first);
    expect((await add('other', `${pdf} `, 'a.pdf', 'k'.repeat(16))).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });

  test('that are cut off, empty or not there are refused, and nothing of them is kept', async () => {
    const before = kept();
    const send = async (body: BodyInit) => {
      const headers = { ...admin, 'content-type': 'multipart/form-data; boundary=x' };
      return (await world.app.request(path(), { method: 'POST', headers, body })).status;
    };
    const whole = formOf(Buffer.from(pdf)).toString();
    expect(await send(whole.slice(0, -20))).toBe(400);
    expect((await add('other', '')).said['errors']).toEqual([{ file: 'Ten plik jest pusty' }]);
    expect(await send('--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nother\r\n--x--\r\n')).toBe(
      422,
    );
    expect((await add('logo', pdf)).status).toBe(422);
    expect([await list(), kept() - before]).toEqual([[], 1]);
  });

  test('are refused where the antivirus finds something, and nothing of them is kept', async () => {
    const before = kept();
    const { status, said } = await add('specification', `${pdf}${planted}`);
    expect([status, said['code'], kept()]).toEqual([422, 'virus', before]);
    expect(await list()).toEqual([]);
  });

  test('wait while the antivirus cannot say, and are given to nobody until it can', async () => {
    clamd.silent = true;
    const waiting = await add('other', pdf);
    await add('other', `${pdf}${planted}`);
    expect((waiting.said['attachment'] as { scan: string; file: null }).file).toBeNull();
    const { id } = waiting.said['attachment'] as { id: string };
    const download = () => world.app.request(`${path()}/${id}`, { headers: admin });
    expect((await download()).status).toBe(404);
    await scanWaitingFiles(world.ports);
    expect((await list()).map(({ scan }) => scan)).toEqual(['waiting', 'waiting']);
    clamd.silent = false;
    await scanWaitingFiles(world.ports);
    expect((await list()).map(({ scan, file }) => [scan, file === null])).toEqual([
      ['blocked', true],
      ['clean', false],
    ]);
    expect(await (await download()).text()).toBe(pdf);
  });

  test('that are blocked later leave a task to a person, or a comment beside the task that there is', async () => {
    clamd.silent = true;
    for (const name of ['a.pdf', 'b.pdf']) await add('other', `${pdf}${planted}`, name);
    clamd.silent = false;
    await scanWaitingFiles(world.ports);
    await scanWaitingFiles(world.ports);
    const { id } = (await loadOrder(db, slug)) ?? {};
    const answer = await world.app.request(`/api/superadmin/comments/?order_id=${id}`, { headers: admin });
    const { comments } = (await answer.json()) as ReplyOf<'listComments'>;
    expect(
      comments.map(({ body, task_status, assigned_user, author }) => ({
        ...{ body, task_status, author },
        assigned: assigned_user?.full_name,
      })),
    ).toEqual([
      {
        body: 'Antywirus zablokował plik „b.pdf”. Poproś o niego jeszcze raz albo dodaj go później.',
        ...{ task_status: null, author: null, assigned: undefined },
      },
      {
        body: 'Antywirus zablokował plik „a.pdf”. Poproś o niego jeszcze raz albo dodaj go później.',
        ...{ task_status: 'active', author: null, assigned: 'Administrator' },
      },
    ]);
  });

  test('that are blocked later ring the bell of the superadmin who looks after the order', async () => {
    const attendant = await insertAccount(db, { email: 'opiekun@test.example', roles: ['superadmin'] });
    await db.transaction((tx) => assignOrders(tx, [slug], attendant));
    clamd.silent = true;
    for (const name of ['a.pdf', 'b.pdf']) await add('other', `${pdf}${planted}`, name);
    clamd.silent = false;
    const told: string[] = [];
    const tell = (about: string, whom: string) => void told.push(`${about} ${whom}`);
    await scanWaitingFiles({ ...world.ports, changes: { ...world.ports.changes, tell } });
    const rung = await listNotifications(db, attendant, 100);
    expect(rung.map(({ type }) => type)).toEqual(['comment', 'task']);
    expect(told.filter((one) => one === `bell ${attendant}`)).toHaveLength(2);
  });

  test('that are pictures have a small one of them, the others have none', async () => {
    await add('other', pdf);
    const { said } = await add('picture', png, 'laptop.png');
    const { thumbnail } = said['attachment'] as { thumbnail: string };
    expect((await list()).map((file) => file['thumbnail'])).toEqual([thumbnail, null]);
    const small = await world.app.request(thumbnail, { headers: admin });
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(await small.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 1, height: 1 });
    const [picture, document] = await list();
    const none = String(thumbnail).replace(String(picture?.['id']), String(document?.['id']));
    expect((await world.app.request(none, { headers: admin })).status).toBe(415);
  });
});

/** A form as a browser sends it, with the boundary x. */
const formOf = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nother\r\n'),
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
