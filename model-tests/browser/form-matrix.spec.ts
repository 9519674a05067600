import type { APIRequestContext, Page } from '@playwright/test';
import { contactOf } from './applicants.ts';
import { chooseMethod, confirmSummary, nameCompany, seeTitle } from './client.ts';
import { fillForm } from './fill-form.ts';
import { formWalks, slugOf } from './form-walks.ts';
import type { FormWalk } from './form-walks.ts';
import { keepJournal } from './journal.ts';
import { keptForm } from './kept-form.ts';
import { expect, test } from './people.ts';
import { createOrder } from './shop-server.ts';

test.describe.configure({ mode: 'parallel' });
// A trace costs as much as the walk itself.
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 }, trace: 'off' });

/** A number that nobody has. */
const unknown = '1745761971';
const methods = {
  qes: 'Kwalifikowany podpis elektroniczny',
  mszafir: 'mSzafir',
  delivery: 'Kurier',
} as const;
/** The screen that says so leads on to the signing provider's page by itself. */
const toIdentity = /^(Teraz potwierdź|Potwierdzenie) tożsamoś/u;
const next = {
  qes: toIdentity,
  mszafir: toIdentity,
  delivery: 'Potwierdź tożsamość w swoim banku',
} as const;

/** The link with which the client begins. */
async function begin(request: APIRequestContext, walk: FormWalk): Promise<string> {
  const { begins, financingType, price } = walk;
  if (!begins.startsWith('shop')) return slugOf(walk);
  const goods = { name: 'Stacja robocza', price, category: 'computers', paymentsCount: 24 };
  const { slug } =
    financingType === 'lease'
      ? await createOrder(request, 'elektro', goods)
      : await createOrder(request, 'pozyczki', { ...goods, financing: 'b2b_loan' });
  return slug;
}

/** From where the client comes in to the form. */
async function comeToForm(page: Page, walk: FormWalk): Promise<void> {
  const { begins, method } = walk;
  if (begins.startsWith('calculator')) {
    await seeTitle(page, 'Dobierz ratę do swoich możliwości');
    await page.getByRole('button', { name: 'Zatwierdź ofertę', exact: true }).click();
  }
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  await confirmSummary(page);
  if (begins !== 'sent offer') {
    await seeTitle(page, 'Podaj dane firmy i osoby do kontaktu');
    const contact = contactOf(walk);
    const mistyped = begins.endsWith('mistyped');
    await nameCompany(page, mistyped ? { ...contact, vatId: unknown } : contact);
    if (mistyped) {
      await seeTitle(page, 'Sprawdź NIP firmy');
      await page.getByLabel('NIP').fill(contact.vatId);
      await page.getByRole('button', { name: 'Sprawdź NIP', exact: true }).click();
    }
  }
  await chooseMethod(page, methods[method]);
  await seeTitle(page, walk.financingType === 'lease' ? 'Wniosek o leasing' : 'Wniosek o pożyczkę');
}

for (const walk of formWalks) {
  const { legalForm, financingType, begins, method, price } = walk;
  test(`the form of ${legalForm} under ${financingType} (${begins}, ${method}, ${price}) asks what it must, and all that was typed is kept`, async ({
    page,
    context,
    admin,
    request,
  }) => {
    const journal = keepJournal(context);
    const slug = await begin(request, walk);
    await page.goto(`/orders/${slug}`);
    await comeToForm(page, walk);
    await fillForm(page, walk);
    await expect(page.getByRole('heading', { level: 1, name: next[method] })).toBeVisible();
    const { user_attributes, company_attributes, last_year_income, income_before_tax } =
      await admin.reads(slug);
    expect({ user_attributes, company_attributes, last_year_income, income_before_tax }).toEqual(
      keptForm(walk),
    );
    expect(journal.errors()).toEqual([]);
  });
}
