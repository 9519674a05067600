import type { Order } from '@app/db';
import { guidedAddress } from '@app/machines/contract';
import { salesmanAudience, screenOf } from '@app/machines/order';
import { expect, type Page } from '@playwright/test';
import { pageOf, type PageName, type Person } from '../goals.ts';
import { providerTitle } from '../walkers.ts';
import { clientScreens } from './client-screens.ts';
import { goTo } from './walked-page.ts';

/** Where the page of this name has the order; of a salesman's pages only the shop's leads nobody on. */
function addressOf(name: PageName, order: Order): string {
  if (Object.hasOwn(clientScreens, name)) return `/orders/${order.slug}`;
  return (name === 'shop_order' ? null : guidedAddress(order)) ?? `/shopadmin/orders/${order.slug}`;
}

/** Opens the person's page of an order, maybe by an address of another step; a client is not led to his bank once more. */
export async function openOrder(
  page: Page,
  person: Person,
  order: Order,
  name: PageName,
  address = addressOf(name, order),
): Promise<void> {
  if (person !== 'client') {
    await goTo(page, address);
    return expect(page.getByText(`Wniosek ${order.number}`).first()).toBeVisible();
  }
  const { redirectUrl } = order;
  if (redirectUrl !== null) {
    await page.goto('/login');
    await page.evaluate((mark) => sessionStorage.setItem(mark, 'done'), `redirected ${redirectUrl}`);
  }
  await page.goto(address);
}

/** Screens that say something of their own in their heading. */
const ownTitles: Readonly<Partial<Record<PageName, RegExp>>> = {
  agreement: /^Przeczytaj i zaakceptuj umowę$/u,
  update_order_with_items: /^(Sprawdź produkty|Dobierz ratę)/u,
};

/** What the person's page says in its heading instead of what the screen of the order's status says; null where it says that, or has left for a provider. */
export async function wrongHeading(
  page: Page,
  person: Person,
  { status, facts }: Order,
): Promise<string | null> {
  const name = pageOf(person, status, facts);
  if (name === null || name === 'shop_order' || name === 'desk') return null;
  const audience = person === 'client' ? 'client' : (salesmanAudience(facts) ?? 'staff');
  const { title } = screenOf(status, facts, audience);
  const said =
    ownTitles[name] ?? new RegExp(`^${RegExp.escape(title).replaceAll(/\\\{.*?\\\}/gu, '.*')}`, 'u');
  const text = softened(await page.getByRole('heading', { level: 1 }).first().innerText());
  return text === providerTitle || said.test(text) ? null : `${status} is headed ${text}`;
}

/** Hard spaces and hyphens as they are typed. */
const softened = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
