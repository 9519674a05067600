import { listOrderEvents, loadOrder, saveOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { demoPassword } from '@app/db/demo';
import type { OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewIn, runSeededApp, type RunningApp } from '../../testing/index.ts';

onEachDatabase('an agreement that was signed otherwise than online', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Readonly<Record<string, string>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
  });
  afterAll(() => world.stop());

  let orders = 0;
  async function orderIn(status: OrderStatus, facts: object): Promise<string> {
    orders += 1;
    const slug = await world.createOrder({ external_order_id: `S-${orders}` });
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const known = {
      companyKnown: true,
      formSubmitted: true,
      identityVerified: true,
      agreementPrepared: true,
    };
    const stored = { ...order.facts, ...known, stage: 'agreement', paid: true, ...facts } as const;
    await db.transaction((tx) => saveOrder(tx, order, { status, facts: stored }, Date.now()));
    return slug;
  }

  async function record(
    slug: string,
    body: object,
  ): Promise<{ status: number; said: Record<string, unknown> }> {
    const answer = await world.app.request(`/api/superadmin/orders/${slug}/signature_records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify({ reason: 'Podpisana w biurze', ...body }),
    });
    const said = (await answer.json()) as Record<string, unknown>;
    const preview = previewIn(said);
    return preview === null ? { status: answer.status, said } : record(slug, { ...body, preview });
  }

  test('is signed by its scan, on the word of an administrator who says how he knows', async () => {
    const slug = await orderIn('initial_payment_accepted', { method: 'delivery' });
    const attachment_id = await world.addScan(slug, admin);
    const { status, said } = await record(slug, { attachment_id });
    expect([status, said['status']]).toEqual([200, 'signed']);
    const order = await loadOrder(db, slug);
    const recorded = (await listOrderEvents(db, order?.id ?? '')).find(
      ({ event }) => event === 'RECORD_SIGNATURE',
    );
    expect(recorded).toMatchObject({
      ...{ actor: 'admin', userId: expect.any(String), reason: 'Podpisana w biurze', forced: false },
      factsPatch: { signed: true, signedAgreementStored: true, agreementStatus: 'signed' },
    });
    expect((await world.read(slug)).attachments_attributes).toEqual([
      {
        ...{ id: attachment_id, type: 'signed_agreement', name: 'skan.pdf' },
        file: `/api/orders/${slug}/documents/${attachment_id}`,
      },
    ]);
    const file = await world.app.request(`/api/orders/${slug}/documents/${attachment_id}`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'application/pdf',
      '%PDF-1.7 skan',
    ]);
  });

  test('needs a scan of its own order: PDF or picture, and none that was kept before', async () => {
    const slug = await orderIn('agreement_signed', { method: 'paper', signed: true });
    const other = await orderIn('agreement_signed', { method: 'paper', signed: true });
    const wrong = { errors: [{ attachment_id: 'Wybierz skan umowy: plik PDF, PNG albo JPG' }] };
    expect((await record(slug, { attachment_id: 'nobody' })).said).toMatchObject(wrong);
    expect((await record(slug, { attachment_id: await world.addScan(other, admin) })).said).toMatchObject(
      wrong,
    );
    const own = await world.addScan(slug, admin);
    expect((await record(slug, { attachment_id: own })).said['status']).toBe('agreement_signed');
    expect((await record(slug, { attachment_id: own })).said).toMatchObject(wrong);
    expect((await loadOrder(db, slug))?.facts.signedAgreementStored).toBe(true);
  });

  test('is not recorded where the chart waits for none', async () => {
    const slug = await orderIn('sumup', { paid: false });
    const { status } = await record(slug, { attachment_id: await world.addScan(slug, admin) });
    expect([status, (await loadOrder(db, slug))?.status]).toEqual([409, 'sumup']);
  });
});
