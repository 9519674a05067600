import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openForm } from './open-form.ts';
import { owner } from './people.ts';
import type { CreatedOrder } from './shop-server.ts';

const laptop = { name: 'Laptop 14 cali', price: '8610.00', category: 'computers', paymentsCount: 24 };

/** The form of a one-man business, as it stands after the registry has answered. */
export function ownersForm(
  request: APIRequestContext,
  email = `${randomUUID()}@firma.example`,
): Promise<CreatedOrder> {
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

/** A form of one's own, open at its persons. */
export async function openAtPersons(page: Page, request: APIRequestContext, email?: string): Promise<string> {
  const { slug } = await ownersForm(request, email);
  await page.goto(`/orders/${slug}`);
  await toPersons(page);
  return slug;
}

export async function toPersons(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /rozdzielność/u })
    .getByText('Nie', { exact: true })
    .click();
  await page.getByText('Oświadczam, że nie prowadzę gospodarstwa rolnego.').click();
  await page.getByText('Oświadczam, że finansowanie nie będzie przeznaczone').click();
  await page.getByRole('button', { name: 'Zapisz i przejdź do osób' }).click();
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
