import type { Locator } from '@playwright/test';
import { applicants } from './applicants.ts';
import { newerFields } from './newer-fields.ts';
import type { AskedOfCompany, FormWalk } from './form-walks.ts';

const address = ['Ulica', 'Nr budynku', 'Nr lokalu', 'Kod pocztowy', 'Miejscowość'];

const ofCompany: readonly (readonly [AskedOfCompany, ...labels: readonly string[]])[] = [
  ['size', 'Roczny obrót', 'Liczba pracowników'],
  ['account', 'Numer rachunku bankowego firmy'],
  ['income', 'Przychód w ubiegłym roku', 'Dochód przed opodatkowaniem'],
  ['separation', 'Czy między małżonkami jest rozdzielność majątkowa?'],
  ['farm', 'Czy prowadzisz gospodarstwo rolne?', 'Czy sprzęt ma służyć działalności rolniczej?'],
];

/** What the first section asks, in its order. */
export const companyLabels = ({ asked }: FormWalk): readonly string[] => [
  ...address,
  'Adres do korespondencji jest inny',
  ...ofCompany.flatMap(([what, ...labels]) => (asked.includes(what) ? labels : [])),
];

/** What the second section asks of somebody who signs, and guarantees as a doctor where that is asked. */
export function personLabels(
  { legalForm, financingType, method }: FormWalk,
  guarantees: boolean,
): readonly string[] {
  const { asked } = applicants[legalForm];
  const where = (is: boolean, ...labels: readonly string[]) => (is ? labels : []);
  return [
    'Podpisuje umowę',
    ...where(asked.includes('owner'), 'Beneficjent rzeczywisty'),
    ...where(financingType === 'medical', 'Poręczyciel', 'Lekarz'),
    'Imię',
    'Nazwisko',
    ...where(asked.includes('role'), 'Funkcja'),
    ...where(asked.includes('shares'), 'Udziały (%)'),
    'PESEL',
    'Obywatelstwo',
    'Rodzaj dokumentu',
    'Seria i numer',
    ...where(method !== 'delivery', 'Data wydania', 'Data ważności', 'Organ wydający'),
    'E-mail',
    'Telefon',
    ...where(asked.includes('living') || guarantees, ...address, 'Kraj zamieszkania'),
    ...where(guarantees, 'Czy lekarz prowadzi jednoosobową działalność gospodarczą?'),
    'Czy ta osoba zajmuje eksponowane stanowisko polityczne?',
    'Czy jest członkiem rodziny osoby zajmującej eksponowane stanowisko polityczne?',
    'Czy jest osobą znaną jako bliski współpracownik takiej osoby?',
    'Wiem, że za złożenie fałszywego oświadczenia grozi odpowiedzialność karna.',
  ];
}

/** What the last section asks: the form's own statements before what is voluntary. */
export const summaryLabels = ({ legalForm }: FormWalk): readonly string[] => [
  'Weryfikacja tożsamości',
  ...(applicants[legalForm].asked.includes('owner') ? ['Oświadczenie o beneficjencie rzeczywistym'] : []),
  'Marketing własny',
  'Informacje handlowe drogą elektroniczną',
  'Kontakt telefoniczny i SMS',
];

const newer = newerFields.map(({ id }) => `:not([for$='${id}'])`).join('');
const named = `label[for]${newer}, legend, label:has(> input[type=checkbox])`;

/** The names of all fields and questions that a part of the page shows, in its order, but of those that no table names. */
export const labelsIn = (part: Locator): Promise<string[]> =>
  part.locator(named).evaluateAll((labels) =>
    labels.map((label) =>
      ((label as HTMLElement).innerText.split('\n')[0] ?? '')
        .replace(/\u00A0/gu, ' ')
        .replace(/\s*\*$/u, '')
        .trim(),
    ),
  );
