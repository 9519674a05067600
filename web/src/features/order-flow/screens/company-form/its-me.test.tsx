import { emptyAddress, emptyLivingAddress, emptyPerson, personsPath } from '@app/machines/company-form';
import type { LegalForm } from '@app/machines/rules';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { idOf } from '../../../../kit/form/form-context.ts';
import { showFormPart } from '../../testing/form-part.tsx';
import { PersonsSection } from './persons-section.tsx';

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ citizenships: [] }));

const contact = { fullName: 'Jan Maria Nowak', email: 'jan@firma.example', phone: '500 600 701' };
const seat = {
  ...emptyAddress(),
  street: 'Lipowa',
  buildingNumber: '12',
  postalCode: '53-505',
  city: 'Wrocław',
};

/** A company with one person who signs; what is kept of him. */
async function show(named: object, legalForm: LegalForm) {
  const signer = { ...emptyPerson('p1'), role: 'Prezes zarządu', willSign: true, ...named };
  const { form } = await showFormPart(
    <PersonsSection open={new Set(['p1'])} onOpen={() => undefined} />,
    { krsUsersAttributes: [signer], addressesAttributes: [seat] },
    { legalForm },
    contact,
  );
  return () => form.values().companyAttributes.krsUsersAttributes[0];
}

test('a signer whom the register does not name says that it is the contact, and writes nothing twice (F118)', async () => {
  const kept = await show({}, 'sz');
  const button = page.getByRole('button', { name: 'To ja: Jan Maria Nowak – wpisz moje dane' });
  await button.click();
  expect(kept()).toMatchObject({
    ...{ firstName: 'Jan', lastName: 'Maria Nowak' },
    ...{ email: contact.email, phone: contact.phone },
  });
  await expect.element(page.getByRole('textbox', { name: 'PESEL' })).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
});

test('a signer who has a name keeps it', async () => {
  const kept = await show({ firstName: 'Jan', lastName: 'Nowak' }, 'sz');
  await page.getByRole('button', { name: /^To ja/u }).click();
  expect(kept()).toMatchObject({ firstName: 'Jan', lastName: 'Nowak', email: contact.email });
});

test('the owner of a one-man firm says that he lives at its address, and types it once (F118)', async () => {
  const kept = await show({ addressAttributes: emptyLivingAddress() }, 'dg');
  await page.getByRole('button', { name: 'Mieszkam pod adresem firmy' }).click();
  const { street, buildingNumber, postalCode, city } = seat;
  expect(kept()?.addressAttributes).toMatchObject({ street, buildingNumber, postalCode, city });
  expect(document.activeElement?.id).toBe(idOf(`${personsPath}[0].addressAttributes.street`));
});
