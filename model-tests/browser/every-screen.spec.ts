import type { Page } from '@playwright/test';
import type { ListedOrder } from './administrator.ts';
import { axeFaults, rawWords, kindsOfElements, sidewaysScroll } from './faults.ts';
import { expect, test } from './people.ts';

test.describe.configure({ mode: 'parallel' });
// A trace of a hundred pages costs more than the pages.
test.use({ actionTimeout: 20_000, trace: 'off', screenshot: 'off' });
test.setTimeout(300_000);

const widths = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const parts = [0, 1];
/** Those that were seeded lie hours in the past; those of other tests begin now. */
const began = Date.now() - 60 * 60_000;

/** The order that another test pays meanwhile. */
const isBeingPaid = ({ status, financing_type }: ListedOrder): boolean =>
  financing_type === 'medical' && /^initial_payment_(?!opened)/u.test(status);

/** One order of each status, with and without a payment screen of its own, that was there before the tests began. */
function oneOfEach(orders: readonly ListedOrder[]): readonly ListedOrder[] {
  const before = orders.filter((order) => Date.parse(order.ordered_at) < began && !isBeingPaid(order));
  const kindOf = (order: ListedOrder) => [order.status, order.financing_type === 'medical'].join();
  return [...new Map(before.map((order) => [kindOf(order), order])).values()];
}

/** Kinds of elements at a width that axe has judged in this process. */
const judged = new Set<string>();

async function faultsAt(page: Page, size: (typeof widths)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  const { width } = size;
  const scroll = await sidewaysScroll(page);
  const found = scroll > 0 ? [`${width}: scrolls sideways by ${scroll}`] : [];
  const kinds = (await kindsOfElements(page)).map((kind) => `${width} ${kind}`);
  if (kinds.every((kind) => judged.has(kind))) return found;
  for (const kind of kinds) judged.add(kind);
  return [...found, ...(await axeFaults(page)).map((fault) => `${width}: ${fault}`)];
}

for (const part of parts) {
  test(`every screen a client can meet is clean for axe at both widths and does not scroll sideways, ${part + 1} of ${parts.length}`, async ({
    page,
    admin,
  }) => {
    const orders = oneOfEach(await admin.lists());
    expect(orders.length).toBeGreaterThan(50);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const wrong: string[] = [];
    for (const { slug, status } of orders.filter((_, at) => at % parts.length === part)) {
      await page.goto(`/orders/${slug}`, { waitUntil: 'domcontentloaded' });
      const title = await page.getByRole('heading', { level: 1 }).first().innerText();
      await expect(page.getByText('Wczytujemy…')).toHaveCount(0);
      for (const size of widths)
        wrong.push(...(await faultsAt(page, size)).map((fault) => `${status}, ${title}: ${fault}`));
      wrong.push(...(await rawWords(page)).map((word) => `${status}, ${title}: says ${word}`));
      const name = await page.title();
      if (!/^.{5,} – Finansowo (Leasing|Pożyczki)$/u.test(name))
        wrong.push(`${status}, ${title}: the window is named ${name}`);
    }
    expect([...wrong, ...errors]).toEqual([]);
  });
}
