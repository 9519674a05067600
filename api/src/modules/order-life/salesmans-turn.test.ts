import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAtCounter } from '../../testing/counter-steps.ts';
import { seedShop, summaryConsents, walkingApp, type WalkingApp } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';
import { somebody } from '../../testing/somebody.ts';

onEachDatabase('what a salesman has to do', (open) => {
  let world: WalkingApp;
  let salesman: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = walkingApp(db);
    const answer = await world.app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sklep@test.example', password: demoPassword }),
    });
    salesman = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  });
  afterAll(() => world.stop());

  async function needing() {
    const path = '/api/shop/orders?tab=needing_action';
    const answer = await world.app.request(path, { headers: salesman });
    const { orders, counts } = (await answer.json()) as ReplyOf<'listShopOrders'>;
    return { slugs: orders.map(({ slug }) => slug).toSorted(), count: counts.needing_action };
  }
  const { firstName, lastName, email, phone, vatId } = somebody();
  const contact = { vat_id: vatId, full_name: `${firstName} ${lastName}`, email, phone };

  test('is no order that its client is at work on, in whichever status, until he takes it over there', async () => {
    const own = await beginAtCounter(world, salesman);
    const to = await beginAtCounter(world, salesman);
    expect(await needing()).toEqual({ slugs: [own.slug, to.slug].toSorted(), count: 2 });
    const order = { slug: to.slug };
    const shown = async (reads: 'getOrder' | 'getShopOrder') => {
      const read = await send(world.app, reads, order, undefined, reads === 'getOrder' ? {} : salesman);
      const { status, screen } = read as OrderWire;
      return [status, screen];
    };
    await send(world.app, 'shopSetStatus', order, { status: 'complement_company_and_user' }, salesman);
    await send(world.app, 'shopComplementCompany', order, { ...contact, remote: true }, salesman);
    await send(world.app, 'visitOrder', order, {});
    const consents = { ...summaryConsents, personal_data_sharing_consent: true };
    await send(world.app, 'confirmSummary', order, consents);
    await send(world.app, 'moveToPrevious', order, {});
    const status = 'complement_company_and_user';
    expect([await shown('getOrder'), await shown('getShopOrder')]).toEqual([
      [status, 'complement_company_and_user'],
      [status, 'client_is_working'],
    ]);
    expect(await needing()).toEqual({ slugs: [own.slug], count: 1 });

    await send(world.app, 'shopTakeOver', order, {}, salesman);
    expect([await shown('getOrder'), await shown('getShopOrder')]).toEqual([
      [status, 'status'],
      [status, 'company_and_contact'],
    ]);
    expect(await needing()).toEqual({ slugs: [own.slug, to.slug].toSorted(), count: 2 });
    expect(await send(world.app, 'shopComplementCompany', order, contact, salesman)).toMatchObject({
      status: 'salesman_agreement_method_selection',
    });
  });
});
