import { emptyPerson } from '@app/machines/company-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showFormPart } from '../../testing/form-part.tsx';
import { ContactSection } from './contact-section.tsx';

test('a number that was corrected at the person is offered at the contact, who is the same (F118)', async () => {
  const owner = { ...emptyPerson('owner'), email: 'jan@firma.example', phone: '500 600 702' };
  const { form } = await showFormPart(<ContactSection />, { krsUsersAttributes: [owner] });
  form.details.form.setFieldValue('userAttributes', {
    fullName: 'Jan Nowak',
    email: 'jan@firma.example',
    phone: '500 600 701',
  });
  await page.getByRole('button', { name: 'Wpisz go też tutaj' }).click();
  expect(form.values().userAttributes.phone).toBe('500 600 702');
  await expect.element(page.getByText(/jest inny telefon/u)).not.toBeInTheDocument();
});
