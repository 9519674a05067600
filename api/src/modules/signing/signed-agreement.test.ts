// @module-tag slow
import {
  insertSignature,
  listOrderEvents,
  listPersons,
  loadAgreement,
  loadFile,
  loadOrder,
  lockOrder,
  newPerson,
  replacePersons,
  saveOrder,
  type Database,
} from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { Facts, OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import { performers } from '../../performers.ts';
import type { MailRequest } from '../../providers/ports.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { fileBytes } from '../order-life/stored-file.ts';
import type { EffectAttempt } from '../order-life/outbox/performer.ts';
import { drawAgreement } from './prepare-agreement.ts';
import { storeSignedAgreement } from './signed-agreement.ts';

const signer = { firstName: 'Jan', lastName: 'Nowak', email: 'jan@firma.example' };

/** What the worker performs takes its time on a machine that is busy. */
const patient = { timeout: 15_000 };

onEachDatabase('an agreement that was signed online', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  async function put(slug: string, status: OrderStatus, facts: Partial<Facts>) {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is there');
      return saveOrder(tx, order, { status, facts: { ...order.facts, ...facts } }, Date.now());
    });
  }

  /** An order whose agreement is drawn and lies at the provider to be signed; `change` is what becomes of it on the way there. */
  async function begin(change: (sent: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = (sent) => sent) {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await vi.waitFor(
      async () => expect((await world.read(slug)).signers_attributes).not.toEqual([]),
      patient,
    );
    const facts = {
      identityVerified: true,
      agreementPrepared: true,
      paid: true,
      stage: 'agreement',
    } as const;
    const order = await put(slug, 'initial_payment_accepted', facts);
    await db.transaction(await drawAgreement(world.ports, order));
    const { fileId = '' } = (await loadAgreement(db, order.id)) ?? {};
    const file = await loadFile(db, fileId);
    const { bytes: sent } = await fileBytes(world.ports, file?.id ?? '');
    const { processId } = await world.ports.providers.signing.start({
      ...{ key: slug, title: `Umowa ${slug}`, description: '', signature: 'qualified', signers: [signer] },
      files: [{ filename: 'umowa.pdf', content: change(sent) }],
    });
    const begun = { orderId: order.id, kind: 'agreement', provider: 'autenti', processId } as const;
    await db.transaction((tx) => insertSignature(tx, { ...begun, status: 'STARTED' }, Date.now()));
    return { slug, order, sent, fileId };
  }

  const bytesAt = async (path: string) => {
    const answer = await world.app.request(path);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  };

  test('is fetched, kept and given wherever the agreement is', async () => {
    const { slug, sent, fileId } = await begin();
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    const attachments = await vi.waitFor(async () => {
      const { attachments_attributes: all } = await world.read(slug);
      expect(all.map(({ type }) => type)).toEqual(['contract', 'signed_agreement']);
      return all;
    }, patient);
    const stored = await loadOrder(db, slug);
    expect(stored?.facts.signedAgreementStored).toBe(true);
    expect((await listOrderEvents(db, stored?.id ?? '')).at(-1)).toMatchObject({
      ...{ event: 'SIGNED_AGREEMENT_STORED', actor: 'system', visited: [] },
      factsPatch: { signedAgreementStored: true },
    });
    const [contract, signed] = attachments;
    expect(signed?.name).toBe(contract?.name.replace('.pdf', ' – podpisana.pdf'));
    const file = await bytesAt(signed?.file ?? '');
    expect(Buffer.isBuffer(file) && file.length > sent.length && file.subarray(0, sent.length)).toEqual(
      Buffer.from(sent),
    );
    expect(await bytesAt(`/api/orders/${slug}/documents/agreement`)).toEqual(file);
    expect(contract?.file).toBe(`/api/orders/${slug}/documents/${fileId}`);
    expect(await bytesAt(contract?.file ?? '')).toEqual(Buffer.from(sent));
  });

  test('is what the letter of the delivery brings, and not what was sent to be signed', async () => {
    const { slug, order, sent } = await begin();
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    await vi.waitFor(
      async () => expect((await loadAgreement(db, order.id))?.signedFileId).not.toBeNull(),
      patient,
    );
    const delivered = await put(slug, 'delivered', {});
    const letters: MailRequest[] = [];
    const mail = {
      sendMail: async (letter: MailRequest) => void letters.push(letter),
      close: () => undefined,
    };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail } };
    const effect = { key: 'delivered' } as EffectAttempt['effect'];
    await performers.ofOrders.notifyDelivery({ ports, order: delivered, effect });
    const [toClient] = letters;
    expect(toClient?.text).toContain('W załącznikach znajdziesz podpisaną umowę');
    const [agreement] = toClient?.attachments ?? [];
    expect(agreement?.filename).toContain('– podpisana.pdf');
    const content = Buffer.from(agreement?.content ?? []);
    expect(content.length).toBeGreaterThan(sent.length);
    expect(content.subarray(0, sent.length)).toEqual(Buffer.from(sent));
  });

  test('is opened by its id in its own order alone, and before the signature as the copy that is read', async () => {
    const { slug, sent, fileId } = await begin();
    const other = await world.createOrder();
    expect(await bytesAt(`/api/orders/${other}/documents/${fileId}`)).toBe(404);
    expect(await bytesAt(`/api/orders/${slug}/documents/nothing`)).toBe(404);
    const read = await bytesAt(`/api/orders/${slug}/documents/${fileId}`);
    expect(Buffer.isBuffer(read) && read.length > 0).toBe(true);
    expect(read).not.toEqual(Buffer.from(sent));
  });

  test('stays the agreement when a guarantee alone is given to it, which only its guarantors sign', async () => {
    const { slug, order, sent } = await begin();
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    await vi.waitFor(
      async () => expect((await loadAgreement(db, order.id))?.signedFileId).not.toBeNull(),
      patient,
    );
    const guarantor = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', guarantor: true };
    await db.transaction(async (tx) =>
      replacePersons(tx, order.id, [
        ...(await listPersons(tx, order.id)),
        { ...guarantor, email: 'ewa@firma.example' },
      ]),
    );
    const admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
    const { autenti_id } = await world.read(slug);
    const renewal = { kind: 'guarantee_only' } as const;
    await world.call('renewAgreement', { slug, autenti_id: autenti_id ?? '' }, renewal, admin);
    await world.reached(slug, 'agreement_resent');
    const shown = await vi.waitFor(async () => {
      const now = await world.read(slug);
      expect(now.signers_attributes.map(({ full_name }) => full_name)).toEqual(['Ewa Lis']);
      return now;
    }, patient);
    expect(shown.attachments_attributes.map(({ type }) => type)).toEqual([
      'contract',
      'signed_agreement',
      'guarantee',
    ]);
    const given = await bytesAt(`/api/orders/${slug}/documents/agreement`);
    expect(Buffer.isBuffer(given) && given.length > sent.length && given.subarray(0, sent.length)).toEqual(
      Buffer.from(sent),
    );
    expect(shown.owul_url).not.toBeNull();
  });

  test('is drawn anew with a guarantee where one is asked for, and signers and guarantors sign it', async () => {
    const { slug, order } = await begin();
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    const ewa = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', email: 'ewa@firma.example' };
    await db.transaction(async (tx) =>
      replacePersons(tx, order.id, [...(await listPersons(tx, order.id)), ewa]),
    );
    const admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
    const named = (await listPersons(db, order.id)).find(({ firstName }) => firstName === 'Ewa');
    const renewal = { kind: 'with_guarantee' as const, guarantors: [named?.id ?? ''] };
    const { autenti_id } = await world.read(slug);
    await world.call('renewAgreement', { slug, autenti_id: autenti_id ?? '' }, renewal, admin);
    await world.reached(slug, 'agreement_resent');
    const { firstName, lastName } = world.person;
    await vi.waitFor(async () => {
      const { signers_attributes: signers } = await world.read(slug);
      const names = signers.map(({ full_name }) => full_name);
      expect(names.toSorted()).toEqual(['Ewa Lis', `${firstName} ${lastName}`].toSorted());
    }, patient);
    const types = (await world.read(slug)).attachments_attributes.map(({ type }) => type);
    expect(types.at(-1)).toBe('contract_with_guarantee');
  });

  test('is shown no more once the order went back and has no agreement', async () => {
    const { slug } = await begin();
    const shown = async () => {
      const { agreement_prepared, agreement_url, owul_url } = await world.read(slug);
      return { agreement_prepared, agreement_url, owul_url };
    };
    expect(await shown()).toMatchObject({
      agreement_prepared: true,
      agreement_url: `/api/orders/${slug}/documents/agreement`,
    });
    await put(slug, 'form_opened', { agreementPrepared: false });
    expect(await shown()).toEqual({ agreement_prepared: false, agreement_url: null, owul_url: null });
  });

  test('is not accepted where another file came back', async () => {
    const { slug } = await begin(() => new TextEncoder().encode('%PDF-1.7 inna umowa'));
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    const order = await put(slug, 'agreement_signed', {});
    const attempt = { ports: world.ports, order } as EffectAttempt;
    await expect(storeSignedAgreement(attempt)).rejects.toBeInstanceOf(IncompleteOrder);
    const admin = await world.signIn('admin@test.example');
    const accepted = await world.app.request(`/api/superadmin/orders/agreement_statuses/${slug}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify({ status: 'accepted' }),
    });
    expect([accepted.status, await accepted.json()]).toMatchObject([
      409,
      { error: 'Nie ma jeszcze pliku podpisanej umowy.' },
    ]);
    expect((await world.read(slug)).attachments_attributes.map(({ type }) => type)).toEqual(['contract']);
  });
});
