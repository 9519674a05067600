// @module-tag slow
import { lockOrder, saveOrder, type Order } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRenderer } from '../../documents/renderer/pdf-renderer.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { drawAgreement } from './prepare-agreement.ts';

onEachDatabase('the schedule with its days (F125)', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  const put = (slug: string, change: Partial<Omit<Order, 'facts'>>, facts: Partial<Order['facts']> = {}) =>
    world.ports.db.transaction(async (tx) => {
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is there');
      return saveOrder(tx, order, { ...change, facts: { ...order.facts, ...facts } }, Date.now());
    });

  const repayment = async (slug: string) => {
    const { schedule_url, repayment_account } = await world.read(slug);
    return { schedule_url, repayment_account };
  };

  test('is given with the account once the delivery is known, and not before', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    const path = `/api/orders/${slug}/documents/schedule`;
    const order = await put(
      slug,
      { status: 'agreement_signed', agreementId: 'L/118437/2026' },
      { agreementPrepared: true, signed: true, paid: true },
    );
    await world.ports.db.transaction(await drawAgreement(world.ports, order));
    expect(await repayment(slug)).toEqual({ schedule_url: null, repayment_account: null });
    expect((await world.app.request(path)).status).toBe(404);

    await put(slug, { status: 'delivered', deliveredAt: Date.parse('2026-11-20T12:00:00Z') });
    expect(await repayment(slug)).toEqual({
      schedule_url: path,
      repayment_account: '61109010140000071219812874',
    });
    const answer = await world.app.request(path);
    expect(answer.headers.get('content-disposition')).toContain('Harmonogram%20L-118437-2026.pdf');
    const { text } = await runRenderer('drawPage', new Uint8Array(await answer.arrayBuffer()), 0);
    expect(text).toContain('do umowy nr L/118437/2026');
    expect(text).toMatch(/Rata 1\s+15\.12\.2026/u);
    expect(text).toMatch(/Rata 2\s+15\.01\.2027/u);
  });
});
