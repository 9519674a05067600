import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { PhoneInput } from './phone-input.tsx';

const spellings = [
  '500600701',
  '500 600 701',
  '+48500600701',
  '+48 500 600 701',
  '0048 500 600 701',
  '48500600701',
  '48 500-600-701',
  '(+48) 500.600.701',
];

function Phone() {
  const [value, setValue] = useState('');
  return (
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Field label="Telefon">
          <PhoneInput value={value} onValue={setValue} onBlur={() => undefined} />
        </Field>
      </ThemeProvider>
    </SharedTexts>
  );
}

const field = () => page.getByRole('textbox', { name: 'Telefon' });

/** Pastes over what is marked in the field, with the events that a browser sends. */
async function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field().element().dispatchEvent(pasted)) await userEvent.fill(field(), text);
}

test.each(spellings)('%s is the same number typed, filled in and pasted', async (spelling) => {
  await render(<Phone />);
  await userEvent.click(field());
  await userEvent.keyboard(spelling);
  await expect.element(field()).toHaveValue('500 600 701');
  await userEvent.fill(field(), '');
  await userEvent.fill(field(), spelling);
  await expect.element(field()).toHaveValue('500 600 701');
  await userEvent.fill(field(), '600');
  await paste(spelling);
  await expect.element(field()).toHaveValue('500 600 701');
});

test('a tenth digit stays, a foreign number keeps its prefix', async () => {
  await render(<Phone />);
  await userEvent.click(field());
  await userEvent.keyboard('5006007012');
  await expect.element(field()).toHaveValue('500 600 701 2');
  await userEvent.fill(field(), '');
  await userEvent.keyboard('+49 170 123');
  await expect.element(field()).toHaveValue('+49170123');
  await paste('+49 170 1234567');
  await expect.element(field()).toHaveValue('+491701234567');
});

test('the prefix is dropped where it is put before a number that stands there, and the cursor stays', async () => {
  await render(<Phone />);
  await userEvent.fill(field(), '500600701');
  await userEvent.click(field());
  await userEvent.keyboard('{Home}+48');
  await expect.element(field()).toHaveValue('500 600 701');
  await userEvent.keyboard('{End}{ArrowLeft}{Backspace}9');
  await expect.element(field()).toHaveValue('500 600 791');
});
