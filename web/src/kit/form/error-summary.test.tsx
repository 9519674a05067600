import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

test('the error summary takes focus and leads to the field', async () => {
  await show(
    <>
      <ErrorSummary errors={[{ fieldId: 'phone', message: 'Numer telefonu ma 9 cyfr' }]} />
      <Field id="phone" label="Telefon">
        <TextInput lead="+48" />
      </Field>
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByText('Popraw 1 pole, aby przejść dalej')).toBeVisible();
  await page.getByRole('link', { name: 'Numer telefonu ma 9 cyfr' }).click();
  await expect.element(page.getByLabelText('Telefon')).toHaveFocus();
});

test('an error made while correcting another is listed and takes no focus', async () => {
  function Form() {
    const [phone, setPhone] = useState('');
    const errors = phone.length === 9 ? [] : [{ fieldId: 'phone', message: 'Numer telefonu ma 9 cyfr' }];
    return (
      <>
        <ErrorSummary errors={errors} attempt={1} />
        <Field id="phone" label="Telefon">
          <TextInput value={phone} onChange={(event) => setPhone(event.target.value)} />
        </Field>
      </>
    );
  }
  await show(<Form />);
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByLabelText('Telefon').fill('500600700');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Telefon')).toHaveFocus();
});
