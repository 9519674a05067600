import { listFlagsOf, loadOrder, newCompany, newPerson, replacePersons, saveCompany } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { expect, onTestFinished, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { sweepFlags } from './sweep-flags.ts';

onEachDatabase('a suspicion of fraud', (open) => {
  let world: RunningApp;
  let admin: Record<string, string>;
  const begin = async () => {
    world = await runSeededApp(open);
    onTestFinished(world.stop);
    admin = await world.signIn('admin@test.example');
  };
  /** An order of the company, for which this person signs. */
  async function order(vatId: string, pesel: string): Promise<{ slug: string; id: string }> {
    const slug = await world.createOrder();
    const { db } = world.ports;
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    await db.transaction(async (tx) => {
      await replacePersons(tx, id, [{ ...newPerson(), pesel, willSign: true }]);
      await saveCompany(tx, id, newCompany(vatId), Date.now());
    });
    await sweepFlags(world.ports);
    return { slug, id };
  }
  const found = async (slug: string) =>
    ((await world.call('listPotentialFrauds', { slug }, undefined, admin)) as ReplyOf<'listPotentialFrauds'>)
      .frauds;
  const isSuspected = async (id: string) =>
    (await listFlagsOf(world.ports.db, [id], Date.now())).get(id)?.includes('potential_fraud') ?? false;

  test('is raised where a person signs for another company within half a year, and settled with a note', async () => {
    await begin();
    const one = await order('5261040828', '80010112343');
    expect([await found(one.slug), await isSuspected(one.id)]).toEqual([[], false]);
    const two = await order('7010001454', '80010112343');
    const [fraud, ...more] = await found(two.slug);
    const { number = '', status = '' } = (await loadOrder(world.ports.db, one.slug)) ?? {};
    expect([fraud, more, await isSuspected(two.id)]).toMatchObject([
      {
        rule: 'pesel',
        other: { slug: one.slug, siemens_id: number, status },
        status: 'open',
        checked_at: null,
        note: null,
      },
      [],
      true,
    ]);
    const check = (slug: string) =>
      world.call(
        'settlePotentialFraud',
        { slug, id: fraud?.id ?? '' },
        { status: 'checked', note: 'Wspólnik obu firm' },
        admin,
      );
    await expect(check(one.slug)).rejects.toMatchObject({ status: 404 });
    await check(two.slug);
    expect([await found(two.slug), await isSuspected(two.id)]).toMatchObject([
      [{ status: 'checked', checked_by: 'Administrator', note: 'Wspólnik obu firm' }],
      false,
    ]);
    await expect(check(two.slug)).rejects.toMatchObject({ status: 404 });
  });

  test('is not raised within one company, whose other orders are listed', async () => {
    await begin();
    const one = await order('5261040828', '80010112343');
    const two = await order('5261040828', '80010112343');
    expect([await found(two.slug), await isSuspected(two.id)]).toEqual([[], false]);
    const { orders } = (await world.call(
      'listCompanyOrders',
      { slug: two.slug },
      undefined,
      admin,
    )) as ReplyOf<'listCompanyOrders'>;
    expect(orders.map(({ slug }) => slug)).toEqual([one.slug]);
  });

  test('leads through all orders of a company, however many there are, page by page', async () => {
    await begin();
    const { db } = world.ports;
    const slugs: string[] = [];
    for (let made = 0; made < 42; made++) {
      const slug = await world.createOrder();
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      await db.transaction((tx) => saveCompany(tx, id, newCompany('5261040828'), Date.now()));
      slugs.unshift(slug);
    }
    const pages: string[][] = [];
    let next: string | null = null;
    do {
      const more: string = next === null ? '' : `?before=${next}`;
      const path = `/api/superadmin/orders/${slugs[0]}/company_orders${more}`;
      const answer = await world.app.request(path, { headers: admin });
      const page = (await answer.json()) as ReplyOf<'listCompanyOrders'>;
      pages.push(page.orders.map(({ slug }) => slug));
      next = page.next;
    } while (next !== null);
    expect(pages).toEqual([slugs.slice(1, 21), slugs.slice(21, 41), slugs.slice(41)]);
  });
});
