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

function Phone({ error = null }: { error?: string | null }) {
  const [value, setValue] = useState('');
  return (
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Field label="Telefon" error={error}>
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

test.each([
  [1280, null],
  [360, null],
  [360, 'Numer telefonu ma 9 cyfr'],
] as const)(
  'at %i px the prefix and its field are one control as high as any other, error: %s (F111)',
  async (width, error) => {
    await page.viewport(width, 800);
    await render(<Phone error={error} />);
    const [prefix, input] = [page.getByText('+48', { exact: true }), field()].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect({ top: prefix?.top, height: prefix?.height, right: prefix?.right }).toEqual({
      top: input?.top,
      height: 48,
      right: input?.left,
    });
    expect(input?.height).toBe(48);
  },
);
