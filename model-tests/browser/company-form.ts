import type { Locator, Page } from '@playwright/test';
import type { DemoPerson } from '@app/db/demo';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const next = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, question: string, word: string): Promise<void> =>
  page.getByRole('group', { name: question }).getByText(word, { exact: true }).click();

/** The company, as the registry knows it, and what only its owner knows. */
async function fillBasics(page: Page): Promise<void> {
  await answer(page, 'Czy między małżonkami jest rozdzielność majątkowa?', 'Nie');
  await page.getByText('Oświadczam, że nie prowadzę gospodarstwa rolnego.').click();
  await page
    .getByText('Oświadczam, że finansowanie nie będzie przeznaczone na działalność rolniczą.')
    .click();
  await next(page, 'Zapisz i przejdź do osób');
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
  await answer(page, 'Czy ta osoba zajmuje eksponowane stanowisko polityczne?', 'Nie');
  await answer(page, 'Czy jest członkiem rodziny', 'Nie');
  await answer(page, 'Czy jest osobą znaną jako bliski współpracownik', 'Nie');
  await page.getByText('Wiem, że za złożenie fałszywego oświadczenia grozi odpowiedzialność karna.').click();
  await next(page, 'Zapisz i przejdź do kontaktu');
}

/** Fills in the form of a one-man business, section by section, and sends it. */
export async function fillCompanyForm(
  page: Page,
  person: DemoPerson,
  method: 'qes' | 'delivery',
  clicks: 'once' | 'double' = 'once',
): Promise<void> {
  await fillBasics(page);
  await fillPerson(page, person, method);
  await next(page, 'Zapisz i przejdź do podsumowania');
  await page.getByText('Zgadzam się na weryfikację mojej tożsamości').click();
  await page
    .getByRole('button', { name: 'Wyślij wniosek', exact: true })
    .click({ clickCount: clicks === 'double' ? 2 : 1 });
}
