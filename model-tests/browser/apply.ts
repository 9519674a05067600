import type { Page } from '@playwright/test';
import { chooseMethod, confirmSummary, nameCompany } from './client.ts';
import { fillCompanyForm } from './company-form.ts';
import { owner } from './people.ts';
import type { CreatedOrder } from './shop-server.ts';

/** Leads an order through the client's pages from the shop's link to the sent form. */
export async function apply(
  page: Page,
  { slug }: CreatedOrder,
  tile: string,
  method: 'qes' | 'delivery',
): Promise<void> {
  await page.goto(`/orders/${slug}`);
  await confirmSummary(page);
  await nameCompany(page, owner);
  await chooseMethod(page, tile);
  await fillCompanyForm(page, owner, method);
}

export const applyWithCourier = (page: Page, order: CreatedOrder): Promise<void> =>
  apply(page, order, 'Kurier', 'delivery');

export const applyWithSignature = (page: Page, order: CreatedOrder): Promise<void> =>
  apply(page, order, 'Kwalifikowany podpis elektroniczny', 'qes');
