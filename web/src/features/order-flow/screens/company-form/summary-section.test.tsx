import { emptyPerson } from '@app/machines/company-form';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showFormPart } from '../../testing/form-part.tsx';
import { testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { SummarySection } from './summary-section.tsx';

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ consents: [] }));

const company = { name: 'FOTO JAN NOWAK', vatId: '8992733521', legalForm: 'dg' };
const order = testOrder('agreement_method_selection', {}, { companyAttributes: company as never });
const jan = {
  ...emptyPerson('jan'),
  ...{ firstName: 'Jan', lastName: 'Nowak', willSign: true, pesel: '44051401359', phone: '500 600 701' },
};
const contact = { fullName: 'Jan Nowak', email: 'jan@firma.example', phone: '500 600 701' };

test('each answer has its own way back, to its field, and what only the register knows has none (F091)', async () => {
  const went: unknown[] = [];
  await showFormPart(
    <SummarySection order={order} onEdit={(...to) => void went.push(to)} />,
    { krsUsersAttributes: [jan] },
    { legalForm: 'dg' },
    contact,
  );
  const rows = textsOf('dt').map((label, index) => {
    const dd = document.querySelectorAll('dd')[index];
    return [
      label,
      dd?.querySelector('span')?.innerText.replaceAll('\u00A0', ' '),
      dd?.querySelector('button')?.innerText,
    ];
  });
  expect(rows).toEqual([
    ['NIP', '899-273-35-21', undefined],
    ['Forma prawna', 'Jednoosobowa działalność gospodarcza', undefined],
    ['Imię i nazwisko', 'Jan Nowak', 'Zmień'],
    ['Zadania', 'Podpisuje umowę', 'Zmień'],
    ['PESEL', '•••••••••••', 'Zmień'],
    ['Obywatelstwo', 'Polska', 'Zmień'],
    ['Telefon', '+48 500 600 701', 'Zmień'],
    ['Imię i nazwisko', 'Jan Nowak', 'Zmień'],
    ['E-mail', 'jan@firma.example', 'Zmień'],
    ['Telefon', '+48 500 600 701', 'Zmień'],
  ]);
  await page.getByRole('button', { name: 'Zmień: PESEL (Jan Nowak)' }).click();
  await page.getByRole('button', { name: 'Zmień: Telefon (Kontakt)' }).click();
  expect(went).toEqual([
    ['persons', 'companyAttributes.krsUsersAttributes[0].pesel', 'jan'],
    ['contact', 'userAttributes.phone', undefined],
  ]);
});
