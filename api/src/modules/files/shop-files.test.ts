import { loadOrder, saveOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire, ReplyOf } from '@app/machines/contract';
import type { Facts, OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

onEachDatabase('the files that a salesman adds to an order', (open) => {
  let db: Database;
  let world: RunningApp;
  let salesman: Readonly<Record<string, string>>;
  let stranger: Readonly<Record<string, string>>;
  let admin: Readonly<Record<string, string>>;
  let slug: string;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    salesman = await world.signIn('sklep@test.example');
    stranger = await world.signIn('obcy@test.example');
    admin = await world.signIn('admin@test.example');
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    const answer = await world.app.request('/api/shop/orders', {
      method: 'POST',
      headers: { ...salesman, 'content-type': 'application/json' },
      body: JSON.stringify({
        sales_channel: 'pos',
        financing_type: 'b2b_loan',
        order_items_attributes: [
          { name: 'Laptop', quantity: 1, price: '9000.00', vat_level: 23, category: 'computers' },
        ],
        payments_count: 36,
      }),
    });
    slug = ((await answer.json()) as OrderWire).slug;
  });

  async function ask(path: string, init: { method?: string; body?: string } = {}, who = salesman) {
    const answer = await world.app.request(`/api/shop/orders/${slug}/${path}`, {
      ...init,
      headers: { ...who, 'content-type': 'application/json' },
    });
    return {
      status: answer.status,
      body: (await answer.json().catch(() => null)) as Record<string, unknown>,
    };
  }
  async function add(type: string, area = 'shop', who = salesman) {
    const form = new FormData();
    form.set('type', type);
    form.set('file', new File([pdf], `${type}.pdf`));
    const path = `/api/${area}/orders/${slug}/attachments`;
    const answer = await world.app.request(path, { method: 'POST', headers: who, body: form });
    return { status: answer.status, body: (await answer.json()) as ReplyOf<'shopAddAttachment'> };
  }
  const listed = async () =>
    (await ask('attachments')).body['attachments'] as ReplyOf<'shopListAttachments'>['attachments'];
  const complete = () => ask('attachments', { method: 'PATCH', body: '{}' });

  /** Where the order stands, with what is known of it by then. */
  async function standsIn(status: OrderStatus, facts: Partial<Facts> = {}): Promise<void> {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is there');
    await db.transaction((tx) =>
      saveOrder(tx, order, { status, facts: { ...order.facts, ...facts } }, world.ports.now()),
    );
  }
  const signed = { agreementPrepared: true, identityVerified: true, paid: true, signed: true };

  test('are listed with who added them and given back, and what the head office adds stays its own', async () => {
    expect((await add('invoice')).body.attachment).toMatchObject({
      type: 'invoice',
      name: 'invoice.pdf',
      thumbnail: null,
    });
    expect((await add('other', 'superadmin', admin)).status).toBe(200);
    const files = await listed();
    expect(files.map(({ type }) => type)).toEqual(['invoice']);
    const given = await world.app.request(files[0]?.file ?? '', { headers: salesman });
    expect([given.status, await given.text()]).toEqual([200, pdf]);
    const theirs = await world.app.request(`/api/superadmin/orders/${slug}/attachments`, { headers: admin });
    const all = (await theirs.json()) as ReplyOf<'listAttachments'>;
    const other = all.attachments.find(({ type }) => type === 'other');
    expect((await ask(`attachments/${other?.id}`)).status).toBe(404);
  });

  test('are nobody’s else: another shop adds and finds none', async () => {
    await add('invoice');
    const [file] = await listed();
    expect((await add('invoice', 'shop', stranger)).status).toBe(404);
    expect((await ask('attachments', {}, stranger)).status).toBe(404);
    expect((await ask(`attachments/${file?.id}`, {}, stranger)).status).toBe(404);
  });

  test('are what their content says, and named without a path or a line of a header (S9)', async () => {
    const send = async (content: string, name: string, type = 'invoice') => {
      const form = new FormData();
      form.set('type', type);
      form.set('file', new File([content], name));
      const path = `/api/shop/orders/${slug}/attachments`;
      const answer = await world.app.request(path, { method: 'POST', headers: salesman, body: form });
      return answer.status;
    };
    expect(await send('<script>alert(1)</script>', 'faktura.pdf')).toBe(415);
    expect(await send('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'skan.png')).toBe(415);
    expect(await send(pdf, 'skan.png', 'picture')).toBe(415);
    expect(await send('', 'faktura.pdf')).toBe(422);
    expect(await listed()).toEqual([]);
    expect(await send(pdf, '../../etc/faktura\r\nx-evil: 1.pdf')).toBe(200);
    const [file] = await listed();
    expect(file?.name).not.toMatch(/[/\\\r\n]/u);
    const given = await world.app.request(file?.file ?? '', { headers: salesman });
    expect(given.headers.get('content-disposition')).toMatch(/^attachment; /u);
    expect([given.headers.get('x-evil'), given.headers.get('x-content-type-options')]).toEqual([
      null,
      'nosniff',
    ]);
  });

  test('are not taken once the order is over', async () => {
    await standsIn('finished');
    expect(await add('invoice')).toMatchObject({
      status: 409,
      body: { reason: 'Wniosek jest zakończony: plików nie można już dodać.' },
    });
  });

  test('complete a paper agreement only with its scan, which is the signed agreement from then on', async () => {
    await standsIn('agreement_signed', { ...signed, method: 'paper' });
    await add('invoice');
    expect(await complete()).toMatchObject({
      status: 422,
      body: { errors: [{ file: 'Dołącz skan podpisanej umowy: plik PDF, PNG albo JPG' }] },
    });
    await add('contract');
    expect(await complete()).toMatchObject({ status: 200, body: { status: 'attachments_uploaded' } });
    expect((await loadOrder(db, slug))?.facts.signedAgreementStored).toBe(true);
    expect((await listed()).map(({ type }) => type)).toEqual(['signed_agreement', 'invoice']);
  });

  test('complete an agreement that was signed online without any scan', async () => {
    await standsIn('agreement_signed', { ...signed, method: 'autenti_v3' });
    expect(await complete()).toMatchObject({ status: 200, body: { status: 'attachments_uploaded' } });
    expect((await loadOrder(db, slug))?.facts.signedAgreementStored).toBe(false);
  });
});
