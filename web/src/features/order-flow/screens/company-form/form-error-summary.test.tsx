import { emptyPerson } from '@app/machines/company-form';
import { expect, test, vi } from 'vitest';
import { showFormPart } from '../../testing/form-part.tsx';
import { textsOf } from '../../testing/testing-screen.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { PersonsSection } from './persons-section.tsx';

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ citizenships: [] }));

const anna = {
  ...emptyPerson('anna'),
  ...{ firstName: 'Anna', lastName: 'Nowak', willSign: true, email: 'anna', phone: '50060070' },
};
const ewa = { ...anna, key: 'ewa', firstName: 'Ewa' };

/** The section of those who sign for a firm, after somebody has tried to go on. */
async function show(...persons: (typeof anna)[]) {
  const open = new Set(persons.map(({ key }) => key));
  const { tryOn } = await showFormPart(
    <>
      <FormErrorSummary attempt={1} section="persons" tried={['persons']} />
      <PersonsSection open={open} onOpen={() => undefined} />
    </>,
    { krsUsersAttributes: persons },
    { legalForm: persons.length === 1 ? 'dg' : 'sc' },
  );
  await tryOn();
  await expect.poll(() => links().length).toBeGreaterThan(5);
}

const links = () => textsOf('[role=alert] a');
/** What stands in red under each field. */
const red = () => textsOf('[id$=-error]').filter((sentence) => sentence !== '');

test('of one person the summary says no name, and asks for what is missing as its field does (F123)', async () => {
  await show(anna);
  expect(links()).toEqual([
    'Wpisz PESEL',
    'Wpisz serię i numer dokumentu',
    'E\u2011mail: wpisz poprawny adres e-mail',
    'Telefon: numer telefonu ma 9 cyfr',
    'Wpisz ulicę',
    'Wpisz numer budynku',
    'Wpisz kod pocztowy',
    'Wpisz miejscowość',
    'Oświadczenie PEP: zaznacz odpowiedź',
    'Odpowiedzialność karna: potwierdź, że znasz odpowiedzialność za oświadczenie',
  ]);
  const said = [...document.querySelectorAll('[role=alert] a')].map((link) => [
    (link.textContent ?? '').replace(/^[^:]+: /u, '').toLowerCase(),
    document.getElementById(`${link.getAttribute('href')?.slice(1)}-error`)?.innerText.toLowerCase(),
  ]);
  expect(said.map(([summary]) => summary)).toEqual(said.map(([, field]) => field));
});

test('as many fields are announced as are red, the three questions of one statement each (F123)', async () => {
  await show(anna);
  expect([textsOf('[role=alert] h2'), red().length]).toEqual([['Popraw 12 pól, aby przejść dalej'], 12]);
});

test('of several persons each line says whose it is', async () => {
  await show(anna, ewa);
  expect(links().filter((line) => !/^(?:Anna|Ewa) Nowak: /u.test(line))).toEqual([]);
});

test('what is wrong with an answer stands nearer to its question than to the next (F123)', async () => {
  await show(anna);
  const place = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const line = place('[id$=pepOwn-error]');
  const answers = place('fieldset:has([id$=pepOwn]) label:last-child');
  const next = place('fieldset:has([id$=pepFamily]) legend');
  expect(next.top - line.bottom).toBeGreaterThanOrEqual(16);
  expect(next.top - line.bottom).toBeGreaterThan(line.top - answers.bottom);
  expect(line.top).toBeGreaterThan(answers.bottom);
});
