import { loadOrder } from '@app/db';
import { guidedAddress } from '@app/machines/contract';
import { orderStatuses } from '@app/machines/order';
import { expect } from '@playwright/test';
import { randomMoves } from '../api-walk/random-moves.ts';
import { rawWords } from '../browser/faults.ts';
import { pageOf, people } from './goals.ts';
import { deskPage } from './pages/desk-page.ts';
import { openOrder, wrongHeading } from './pages/order-step.ts';
import { test } from './walkers.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(180_000);

const parts = [1, 2, 3, 4];
const moves = 75;

/** An address of the salesman's order at a step that need not be its own. */
const anyStep = (address: string, at: number): string =>
  address.replace(/[^/]+$/u, orderStatuses[at % orderStatuses.length] ?? '');

for (const part of parts)
  test(`random moves leave each person with the one screen of the order's status, whatever address he opens, ${part} of ${parts.length}`, async ({
    walking: { world },
    pageOf: open,
  }) => {
    let at = 0;
    for await (const { order, event, faults } of randomMoves(world, part)) {
      const person = people[at % people.length] ?? 'client';
      const current = async () => (await loadOrder(world.ports.db, order.slug)) ?? order;
      const said = `${event.type} left ${order.status}, ${person}`;
      expect(faults, said).toEqual([]);
      const page = await open(person);
      const name = pageOf(person, order.status, order.facts);
      if (name === 'desk') {
        await deskPage.open(page, order);
        await deskPage.shows(page, order.status);
      } else if (name !== null) {
        const guided = person === 'client' || name === 'shop_order' ? null : guidedAddress(order);
        await openOrder(page, person, order, name, guided === null ? undefined : anyStep(guided, at));
        // To look at an order may lead it on: the page follows.
        await expect.poll(async () => wrongHeading(page, person, await current()), said).toBeNull();
        if (guided !== null)
          await expect.poll(async () => new URL(page.url()).pathname).toBe(guidedAddress(await current()));
      }
      if (name !== null) {
        await expect(page.getByRole('heading', { level: 1 }), said).toHaveCount(1);
        expect(await rawWords(page), said).toEqual([]);
      }
      at += 1;
      if (at === moves) break;
    }
  });
