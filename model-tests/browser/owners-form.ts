import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { toPersons } from './company-form.ts';
import { openForm } from './open-form.ts';
import { expect, newAddress, owner } from './people.ts';
import { laptop } from './shop-server.ts';
import type { CreatedOrder } from './shop-server.ts';

/** The form of a one-man business, as it stands after the registry has answered. */
export function ownersForm(request: APIRequestContext, email = newAddress()): Promise<CreatedOrder> {
  const { vatId, firstName, lastName, phone } = owner;
  const applicant = {
    vatId,
    fullName: `${firstName} ${lastName}`,
    email,
    phone,
    method: 'delivery',
  } as const;
  return openForm(request, 'elektro', laptop, applicant);
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const city = (page: Page): Locator => field(page, 'Miejscowość');
export const saved = (page: Page): Locator => page.getByText(/^Zapisano \d{1,2}:\d{2}$/u);

/** What asks which of two changes of a field is to stay. */
export const conflict = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Ten formularz zmieniono w innym oknie' });

/** A form of one's own, open at its company. */
export async function openAtCompany(page: Page, request: APIRequestContext): Promise<string> {
  const { slug } = await ownersForm(request);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByRole('group', { name: /rozdzielność/u })).toBeVisible();
  return slug;
}

/** A form of one's own, open at its persons. */
export async function openAtPersons(page: Page, request: APIRequestContext, email?: string): Promise<string> {
  const { slug } = await ownersForm(request, email);
  await page.goto(`/orders/${slug}`);
  await toPersons(page);
  return slug;
}

/** Goes back to the section of the company. */
export async function toBasics(page: Page): Promise<void> {
  const basics = page.getByRole('region', { name: 'Dane podstawowe' });
  await basics.getByRole('button', { name: 'Edytuj' }).click();
}

/** Where the draft on the server says that the person lives. */
export async function keptCity(request: APIRequestContext, slug: string): Promise<string | undefined> {
  const reply = await request.get(`/api/orders/${slug}/company_details`);
  const { order } = (await reply.json()) as {
    order: {
      company_attributes: { krs_users_attributes: { address_attributes: { city: string } | null }[] };
    } | null;
  };
  return order?.company_attributes.krs_users_attributes[0]?.address_attributes?.city;
}

/** The section in which the draft on the server was left. */
export async function keptSection(request: APIRequestContext, slug: string): Promise<string | null> {
  const reply = await request.get(`/api/orders/${slug}/company_details`);
  return ((await reply.json()) as { section: string | null }).section;
}
