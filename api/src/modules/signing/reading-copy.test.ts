// @module-tag slow
import { insertAgreement, loadAgreement, lockOrder, saveOrder, type Database, type Order } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import type { Facts, OrderStatus } from '@app/machines/order';
import { afterEach, expect, test } from 'vitest';
import { runRenderer } from '../../documents/renderer/pdf-renderer.ts';
import { drawAgreement } from './prepare-agreement.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

onEachDatabase('an agreement that is read before it is signed', (open) => {
  let running: RunningApp | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  /** An order whose agreement is drawn and waits to be read; what the world says of it is kept away. */
  async function begin() {
    const db: Database = await open();
    await seedShop(db);
    const world = (running = await runApp(db));
    world.hold(true);
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    const order = await put(db, slug, 'leasing_decision_ok', { agreementPrepared: true });
    const write = await drawAgreement(world.ports, order);
    const changes = await db.transaction(write);
    await put(db, slug, 'leasing_decision_ok', {}, changes);
    return { db, world, slug, order };
  }

  async function put(
    db: Database,
    slug: string,
    status: OrderStatus,
    facts: Partial<Facts>,
    more: Parameters<typeof saveOrder>[2] = {},
  ): Promise<Order> {
    return db.transaction(async (tx) => {
      // The worker may still be at what the form has requested.
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is there');
      return saveOrder(tx, order, { ...more, status, facts: { ...order.facts, ...facts } }, Date.now());
    });
  }

  const previewed = async (world: RunningApp, slug: string) =>
    (await world.call('getAgreementPreview', { slug }, undefined)) as ReplyOf<'getAgreementPreview'>;

  /** The words of the file that the holder of the link can download. */
  async function offered(world: RunningApp, slug: string): Promise<string> {
    const answer = await world.app.request(`/api/orders/${slug}/documents/agreement`);
    expect(answer.status).toBe(200);
    const pdf = new Uint8Array(await answer.arrayBuffer());
    const pages = await runRenderer('countPages', pdf);
    const texts: string[] = [];
    for (let page = 0; page < pages; page += 1)
      texts.push((await runRenderer('drawPage', pdf.slice(), page)).text);
    return texts.join('\n');
  }

  /** Which of the person's numbers a text names. */
  const named = ({ person }: RunningApp, text: string) => ({
    signer: text.includes(person.lastName),
    pesel: text.includes(person.pesel),
    document: text.replaceAll(/\s/gu, '').includes(person.seriesAndNumber),
    hidden: text.includes('PESEL ***********'),
  });
  const masked = { signer: true, pesel: false, document: false, hidden: true };
  const clear = { signer: true, pesel: true, document: true, hidden: false };

  test('names its signers without PESEL and document number, in the preview and as a file', async () => {
    const { world, slug } = await begin();
    const { pages, documents } = await previewed(world, slug);
    expect(pages.length).toBeGreaterThan(3);
    expect(documents.map(({ type, pages_count }) => [type, pages_count])).toEqual([
      ['agreement', pages.length],
      ['owul', 3],
    ]);
    expect(named(world, pages.map(({ text }) => text).join('\n'))).toEqual(masked);
    expect(named(world, await offered(world, slug))).toEqual(masked);
  });

  test('is whole once it is signed, and where it is printed to be signed on paper', async () => {
    const { db, world, slug } = await begin();
    await put(db, slug, 'initial_payment_accepted', {});
    expect(named(world, await offered(world, slug))).toEqual(masked);
    await put(db, slug, 'initial_payment_accepted', { method: 'paper' });
    expect(named(world, await offered(world, slug))).toEqual(clear);
    await put(db, slug, 'agreement_signed', { method: 'qes', signed: true });
    expect(named(world, await offered(world, slug))).toEqual(clear);
    const { pages } = await previewed(world, slug);
    expect(named(world, pages.map(({ text }) => text).join('\n'))).toEqual(masked);
  });

  test('of an older release is drawn again, once, and never shown whole', async () => {
    const { db, world, slug, order } = await begin();
    await db.transaction((tx) => tx.kysely.updateTable('agreements').set({ readingFileId: null }).execute());
    const { pages } = await previewed(world, slug);
    expect(named(world, pages.map(({ text }) => text).join('\n'))).toEqual(masked);
    const made = (await loadAgreement(db, order.id))?.readingFileId;
    expect(made).not.toBeNull();
    expect(named(world, await offered(world, slug))).toEqual(masked);
    expect((await loadAgreement(db, order.id))?.readingFileId).toBe(made);
  });

  test('of an older text is refused, because drawn again it would say something else', async () => {
    const { db, world, slug, order } = await begin();
    const {
      id: _id,
      version: _version,
      createdAt: _at,
      ...agreement
    } = (await loadAgreement(db, order.id)) as NonNullable<Awaited<ReturnType<typeof loadAgreement>>>;
    const older = { ...agreement, readingFileId: null, templateVersion: 'umowa-leasingu 0.9' };
    await db.transaction((tx) => insertAgreement(tx, older, 1));
    for (const path of ['agreement_preview', 'agreement_preview/pages/1', 'documents/agreement']) {
      const answer = await world.app.request(`/api/orders/${slug}/${path}`);
      expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({
        path,
        status: 409,
        body: { code: 'template' },
      });
    }
  });
});
