import { demoAccounts } from '@app/db/demo';
import { guidedAddress, type OrderWire, type ReplyOf } from '@app/machines/contract';
import { salesmanAudience, screenOf } from '@app/machines/order';
import type { Facts } from '@app/machines/order';
import type { Page } from '@playwright/test';
import { rawWords } from './faults.ts';
import { signIn } from './operator.ts';
import { expect, test } from './people.ts';
import { faultsAt, widths } from './screen-faults.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 20_000, trace: 'off', screenshot: 'off' });
test.setTimeout(300_000);

/** Those that were seeded lie hours in the past; those of other tests begin now. */
const began = Date.now() - 60 * 60_000;

/** The shop's seeded orders that a salesman leads, one of each status and kind of screen. */
async function ordersOf(page: Page): Promise<readonly OrderWire[]> {
  const orders: OrderWire[] = [];
  for (let after: string | null = ''; after !== null;) {
    const reply = await page.request.get(`/api/shop/orders?limit=100${after && `&after=${after}`}`);
    const listed = (await reply.json()) as ReplyOf<'listShopOrders'>;
    for (const { slug, ordered_at } of listed.orders) {
      if (Date.parse(ordered_at) > began) continue;
      const order = (await (await page.request.get(`/api/shop/orders/${slug}`)).json()) as OrderWire;
      if (order.audience !== 'staff') orders.push(order);
    }
    after = listed.next;
  }
  return orders;
}

const plain = (text: string): string =>
  text.replaceAll(/[\u00A0\u2011]/gu, (sign) => (sign === '\u00A0' ? ' ' : '-'));

for (const shop of ['salon', 'partner', 'medyk'])
  test(`every screen of a salesman of ${shop} is the chart's, at its own address, and clean at both widths`, async ({
    page,
  }) => {
    const account = demoAccounts.find((one) => one.shop === shop);
    await signIn(page, account?.email ?? '');
    await expect(page).toHaveURL(/\/shop\/orders$/u);
    const orders = await ordersOf(page);
    expect(orders.length).toBeGreaterThan(3);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const wrong: string[] = [];
    for (const { slug, status, facts: wired } of orders) {
      const facts = camel(wired) as unknown as Facts;
      const audience = salesmanAudience(facts);
      const address = guidedAddress({ slug, status, facts });
      if (audience === null || address === null) continue;
      const named = `${facts.salesChannel} ${status}`;
      // A step that is not the order's lands on the true one.
      await page.goto(address.replace(/[^/]+$/u, 'sumup'));
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
      const title = plain(await heading.innerText());
      const expected = plain(screenOf(status, facts, audience).title);
      if (title !== expected && !expected.includes('{'))
        wrong.push(`${named}: says ${title}, not ${expected}`);
      await expect(page.getByText('Wczytujemy…')).toHaveCount(0);
      for (const size of widths)
        wrong.push(...(await faultsAt(page, size)).map((fault) => `${named}: ${fault}`));
      wrong.push(...(await rawWords(page)).map((word) => `${named}: says ${word}`));
    }
    expect([...wrong, ...errors]).toEqual([]);
  });

/** The chart's facts, of which the wire spells the names its own way. */
function camel(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
