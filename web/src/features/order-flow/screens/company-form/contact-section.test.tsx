import { emptyPerson } from '@app/machines/company-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showFormPart } from '../../testing/form-part.tsx';
import { textsOf } from '../../testing/testing-screen.tsx';
import { ContactSection } from './contact-section.tsx';

const owner = {
  ...emptyPerson('owner'),
  firstName: 'Jan',
  lastName: 'Nowak',
  email: 'jan@firma.example',
  phone: '500 600 702',
};
const contact = { fullName: 'Jan Nowak', email: 'jan@firma.example', phone: '+48500600702' };
const name = page.getByRole('textbox', { name: 'Imię i nazwisko' });
const phone = page.getByRole('textbox', { name: 'Telefon' });

test('what stands in place of the contact is there as soon as its section: no button moves from under the pointer', async () => {
  await showFormPart(<ContactSection />, { krsUsersAttributes: [owner] }, { legalForm: 'dg' }, contact);
  expect(textsOf('span')[0]).toBe('Kontakt: jak właściciel – Jan Nowak, jan@firma.example, +48 500 600 702');
});

test('the owner of a one-man firm, who has said it all, is asked nothing again until he changes it (F118)', async () => {
  await showFormPart(<ContactSection />, { krsUsersAttributes: [owner] }, { legalForm: 'dg' }, contact);
  await expect
    .poll(() => textsOf('span')[0])
    .toBe('Kontakt: jak właściciel – Jan Nowak, jan@firma.example, +48 500 600 702');
  await expect.element(phone).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Zmień' }).click();
  await expect.element(name).toHaveFocus();
  await name.fill('Ewa Nowak');
  await name.fill('Jan Nowak');
  await expect.element(phone).toHaveValue('+48500600702');
});

test.each([
  ['a company', 'sz', owner, contact],
  ['another contact', 'dg', owner, { ...contact, phone: '500600703' }],
  ['a wrong address', 'dg', { ...owner, email: 'jan' }, { ...contact, email: 'jan' }],
] as const)('%s is asked whom to write to', async (_, legalForm, person, asked) => {
  await showFormPart(<ContactSection />, { krsUsersAttributes: [person] }, { legalForm }, asked);
  await expect.element(name).toBeVisible();
});

test('whoever comes from the summary to change one of its answers finds the fields', async () => {
  const company = { krsUsersAttributes: [owner] };
  await showFormPart(<ContactSection toChange />, company, { legalForm: 'dg' }, contact);
  await expect.element(phone).toBeVisible();
});

test('a number that was corrected in one place is offered in the other, where the same person stands (F118)', async () => {
  const { form } = await showFormPart(
    <ContactSection />,
    { krsUsersAttributes: [owner] },
    {},
    { ...contact, phone: '500 600 701' },
  );
  const phones = () => [form.values().userAttributes.phone, form.persons.items()[0]?.values().phone];
  await page.getByRole('button', { name: 'Popraw go przy osobie' }).click();
  expect(phones()).toEqual(['500 600 701', '500 600 701']);
  await expect.element(page.getByText(/jest inny telefon/u)).not.toBeInTheDocument();
  form.persons.items()[0]?.form.setFieldValue('phone', '500 600 702');
  await page.getByRole('button', { name: 'Wpisz go też tutaj' }).click();
  expect(phones()).toEqual(['500 600 702', '500 600 702']);
  await expect.element(page.getByText(/jest inny telefon/u)).not.toBeInTheDocument();
});
