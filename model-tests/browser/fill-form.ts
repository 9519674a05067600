import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { DemoPerson } from '@app/db/demo';
import { applicants, practice, practises, signersOf } from './applicants.ts';
import { companyLabels, labelsIn, personLabels, summaryLabels } from './asked-labels.ts';
import { declareUnexposed } from './company-form.ts';
import type { FormWalk } from './form-walks.ts';
import { newerFields } from './newer-fields.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const field = (part: Locator, name: string): Locator => part.getByRole('textbox', { name, exact: true });
const press = (part: Page | Locator, name: string): Promise<void> =>
  part.getByRole('button', { name, exact: true }).click();
const tick = (part: Locator, name: string): Promise<void> => part.getByText(name, { exact: true }).click();
const answer = (part: Locator, question: string, word: string): Promise<void> =>
  part.getByRole('group', { name: question }).getByText(word, { exact: true }).click();

async function type(part: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(part, name).first().fill(text);
}

/** Whether a legal form's walk says that letters go elsewhere. */
export const hasCorrespondence = ({ legalForm }: FormWalk): boolean =>
  legalForm === 'sj' || legalForm === 'sa';

/** The company, as the registry knows it, and what only its owner knows. */
async function fillBasics(page: Page, walk: FormWalk): Promise<void> {
  const part = section(page, 'Dane podstawowe');
  await expect(field(part, 'Ulica')).toHaveValue(applicants[walk.legalForm].seat[0]);
  await expect.poll(() => labelsIn(part)).toEqual(companyLabels(walk));
  if (hasCorrespondence(walk)) {
    await tick(part, 'Adres do korespondencji jest inny');
    const elsewhere = { Ulica: 'Polna', 'Nr budynku': '3', 'Kod pocztowy': '60-101', Miejscowość: 'Poznań' };
    for (const [name, text] of Object.entries(elsewhere)) await field(part, name).nth(1).fill(text);
  }
  const { asked } = walk;
  if (asked.includes('size')) {
    await part.getByLabel('Roczny obrót').selectOption('poniżej 500 tys. zł');
    await part.getByLabel('Liczba pracowników').selectOption('5–9');
  }
  if (asked.includes('account'))
    await type(part, { 'Numer rachunku bankowego firmy': '61 1090 1014 0000 0712 1981 2874' });
  if (asked.includes('income')) {
    await type(part, { 'Przychód w ubiegłym roku': '120000', 'Dochód przed opodatkowaniem': '-1500,50' });
    await field(part, 'Dochód przed opodatkowaniem').blur();
    await expect(field(part, 'Dochód przed opodatkowaniem')).toHaveValue('-1\u00A0500,50');
  }
  if (asked.includes('separation'))
    await answer(
      part,
      'Czy między małżonkami jest rozdzielność majątkowa?',
      walk.legalForm === 'dg' ? 'Nie' : 'Przynajmniej u jednego ze wspólników',
    );
  if (asked.includes('farm')) {
    await answer(part, 'Czy prowadzisz gospodarstwo rolne?', 'Nie');
    await answer(part, 'Czy sprzęt ma służyć działalności rolniczej?', 'Nie');
  }
  await press(page, 'Zapisz i przejdź do osób');
}

/** A doctor says whether he has a practice of his own; the registry knows where it is. */
async function answerForPractice(page: Page, part: Locator, own: boolean): Promise<void> {
  await answer(part, 'Czy lekarz prowadzi jednoosobową działalność gospodarczą?', own ? 'Tak' : 'Nie');
  if (!own)
    return press(page.getByRole('dialog', { name: 'Lekarz nie prowadzi działalności?' }), 'Nie prowadzi');
  await type(part, { NIP: practice.vatId });
  await expect(field(part, 'Ulica').nth(1)).toHaveValue(practice.seat[0]);
}

/** One person who signs: all that is asked of him, the first of a medical order as its doctor and guarantor. */
async function fillPerson(page: Page, walk: FormWalk, person: DemoPerson, first: boolean): Promise<void> {
  const part = section(page, 'Osoby podpisujące');
  const own = first ? practises(walk) : null;
  const { asked } = applicants[walk.legalForm];
  const signs = part.getByRole('checkbox', { name: 'Podpisuje umowę' });
  if (!(await signs.isChecked())) await tick(part, 'Podpisuje umowę');
  if (first && asked.includes('owner')) await tick(part, 'Beneficjent rzeczywisty');
  if (own !== null) {
    await tick(part, 'Poręczyciel');
    await tick(part, 'Lekarz');
  }
  await expect.poll(() => labelsIn(part)).toEqual(personLabels(walk, own !== null));
  await type(part, {
    Imię: person.firstName,
    Nazwisko: person.lastName,
    PESEL: person.pesel,
    'Seria i numer': person.seriesAndNumber,
    ...(walk.method === 'delivery'
      ? {}
      : { 'Data wydania': '15.03.2021', 'Organ wydający': 'Prezydent Krakowa' }),
    'E-mail': person.email,
    Telefon: person.phone,
    ...(asked.includes('shares') ? { 'Udziały (%)': '50' } : {}),
    ...(asked.includes('living') || own !== null
      ? {
          Ulica: 'ul. Kwiatowa',
          'Nr budynku': '5',
          'Nr lokalu': '6',
          'Kod pocztowy': '30-001',
          Miejscowość: 'Kraków',
        }
      : {}),
  });
  for (const { id, typed } of newerFields) await part.locator(`input[id$='${id}']`).fill(typed);
  if (asked.includes('role')) await part.getByLabel('Funkcja').selectOption(person.role);
  if (own !== null) await answerForPractice(page, part, own);
  await declareUnexposed(part);
}

async function fillPersons(page: Page, walk: FormWalk): Promise<void> {
  const part = section(page, 'Osoby podpisujące');
  for (const [index, person] of signersOf(walk).entries()) {
    if (index > 0) {
      await press(part, 'Zwiń');
      await part.getByRole('button', { name: 'Edytuj', exact: true }).nth(index).click();
    }
    await fillPerson(page, walk, person, index === 0);
  }
  await press(page, 'Zapisz i przejdź do kontaktu');
}

/** Fills in the form of a walk section by section, each of which asks for what the walk says and nothing else, and sends it. */
export async function fillForm(page: Page, walk: FormWalk): Promise<void> {
  await fillBasics(page, walk);
  await fillPersons(page, walk);
  await press(page, 'Zapisz i przejdź do podsumowania');
  const part = section(page, 'Podsumowanie i zgody');
  await expect.poll(() => labelsIn(part)).toEqual(summaryLabels(walk));
  // Asked here for the first time, and left alone they are not given.
  for (const voluntary of ['Marketing własny', 'Informacje handlowe', 'Kontakt telefoniczny'])
    await expect(part.getByRole('checkbox', { name: voluntary })).not.toBeChecked();
  for (const given of ['Informacje handlowe drogą elektroniczną', 'Kontakt telefoniczny i SMS'])
    await tick(part, given);
  await tick(part, 'Weryfikacja tożsamości');
  if (applicants[walk.legalForm].asked.includes('owner'))
    await tick(part, 'Oświadczenie o beneficjencie rzeczywistym');
  await press(page, 'Wyślij wniosek');
  if (applicants[walk.legalForm].jointly)
    await press(
      page.getByRole('dialog', { name: 'Czy podpiszą wszyscy, którzy muszą?' }),
      'Tak, wyślij wniosek',
    );
}
