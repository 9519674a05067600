import type { Locator, Page } from '@playwright/test';
import type { DemoPerson } from '@app/db/demo';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const next = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Says of a business what only its owner knows. */
export async function answerForCompany(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /rozdzielność/u })
    .getByText('Nie', { exact: true })
    .click();
  for (const question of [
    'Czy prowadzisz gospodarstwo rolne?',
    'Czy sprzęt ma służyć działalności rolniczej?',
  ])
    await page.getByRole('group', { name: question }).getByText('Nie', { exact: true }).click();
}

/** Completes the company, as the registry knows it, and goes on to the persons. */
export async function toPersons(page: Page): Promise<void> {
  await answerForCompany(page);
  await next(page, 'Zapisz i przejdź do osób');
}

/** Says that a person holds no exposed office, nor anybody close, and knows what a false statement costs. */
export async function declareUnexposed(part: Page | Locator): Promise<void> {
  for (const question of ['zajmuje eksponowane', 'członkiem rodziny', 'bliski współpracownik'])
    await part.getByRole('group', { name: question }).getByText('Nie', { exact: true }).click();
  await part.getByText('Wiem, że za złożenie fałszywego oświadczenia grozi odpowiedzialność karna.').click();
}

/** The person who signs; a document's dates are asked where a signature is verified by it. */
async function fillPerson(page: Page, person: DemoPerson, method: 'qes' | 'delivery'): Promise<void> {
  const persons = section(page, 'Osoby podpisujące');
  await persons.getByLabel('PESEL').fill(person.pesel);
  await persons.getByLabel('Seria i numer').fill(person.seriesAndNumber);
  if (method === 'qes') {
    await persons.getByLabel('Data wydania').fill('15.03.2021');
    await persons.getByLabel('Organ wydający').fill('Prezydent Wrocławia');
  }
  await persons.getByLabel('Ulica').fill('Lipowa');
  await persons.getByLabel('Nr budynku').fill('12');
  await persons.getByLabel('Kod pocztowy').fill('53-505');
  await persons.getByLabel('Miejscowość').fill('Wrocław');
  await persons.getByLabel('E-mail').fill(person.email);
  await persons.getByLabel('Telefon').fill(person.phone);
  await declareUnexposed(persons);
  await next(page, 'Zapisz i przejdź do kontaktu');
}

/** Fills in the form of a one-man business, section by section, with all that it needs to be sent. */
export async function completeCompanyForm(
  page: Page,
  person: DemoPerson,
  method: 'qes' | 'delivery',
): Promise<void> {
  await toPersons(page);
  await fillPerson(page, person, method);
  await next(page, 'Zapisz i przejdź do podsumowania');
  await page.getByText('Zgadzam się na weryfikację mojej tożsamości').click();
}

/** The same, and sends it. */
export async function fillCompanyForm(
  page: Page,
  person: DemoPerson,
  method: 'qes' | 'delivery',
  clicks: 'once' | 'double' = 'once',
): Promise<void> {
  await completeCompanyForm(page, person, method);
  await page
    .getByRole('button', { name: 'Wyślij wniosek', exact: true })
    .click({ clickCount: clicks === 'double' ? 2 : 1 });
}
