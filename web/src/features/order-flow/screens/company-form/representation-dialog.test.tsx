import { emptyPerson } from '@app/machines/company-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showFormPart } from '../../testing/form-part.tsx';
import { RepresentationDialog } from './representation-dialog.tsx';

const person = (key: string, willSign: boolean) => ({
  ...emptyPerson(key),
  firstName: 'Jan',
  lastName: key,
  representant: true,
  willSign,
});

/** Which of the dialog's buttons is filled, with so many who sign of two. */
async function advised(signing: number): Promise<string> {
  await showFormPart(
    <RepresentationDialog open send={() => undefined} onEdit={() => undefined} />,
    { krsUsersAttributes: [person('Nowak', true), person('Kowalski', signing > 1)] },
    { representation: 'DWÓCH CZŁONKÓW ZARZĄDU ŁĄCZNIE' },
  );
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
  const sheet = getComputedStyle(document.querySelector('dialog') as HTMLElement).backgroundColor;
  return buttons.find((one) => ![sheet, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(one).backgroundColor))
    ?.innerText as string;
}

test('one of two who have to sign together: the way back to the persons is advised (F097)', async () => {
  expect(await advised(1)).toBe('Wróć do osób');
});

test('once two sign, sending is', async () => {
  expect(await advised(2)).toBe('Tak, wyślij wniosek');
  await expect.element(page.getByText(/rejestrze zapisano/u)).toBeVisible();
});
