import type { Page } from '@playwright/test';
import type { ListedOrder } from './administrator.ts';
import { axeFaults, kindsOfElements, sidewaysScroll } from './faults.ts';

export const widths = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

/** Those that were seeded lie hours in the past; those of other tests begin now. */
const began = Date.now() - 60 * 60_000;

/** The order that another test pays meanwhile. */
const isBeingPaid = ({ status, financing_type }: ListedOrder): boolean =>
  financing_type === 'medical' && /^initial_payment_(?!opened)/u.test(status);

/** One order of each status, with and without a payment screen of its own, that was there before the tests began. */
export function oneOfEach(orders: readonly ListedOrder[]): readonly ListedOrder[] {
  const before = orders.filter((order) => Date.parse(order.ordered_at) < began && !isBeingPaid(order));
  const kindOf = (order: ListedOrder) => [order.status, order.financing_type === 'medical'].join();
  return [...new Map(before.map((order) => [kindOf(order), order])).values()];
}

/** Kinds of elements at a width that axe has judged in this process. */
const judged = new Set<string>();

/** What is wrong at a width with what the page shows now: sideways scroll, and what axe finds of elements that are new to it. */
export async function faultsAt(page: Page, size: (typeof widths)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  const { width } = size;
  const scroll = await sidewaysScroll(page);
  const found = scroll > 0 ? [`${width}: scrolls sideways by ${scroll}`] : [];
  const kinds = (await kindsOfElements(page)).map((kind) => `${width} ${kind}`);
  if (kinds.every((kind) => judged.has(kind))) return found;
  for (const kind of kinds) judged.add(kind);
  return [...found, ...(await axeFaults(page)).map((fault) => `${width}: ${fault}`)];
}
