import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { AccordionSection } from './accordion.tsx';

test('whoever goes on to a section is at its title, or at the field that is to be changed', async () => {
  const part = (moves: number, focusOn?: string) => (
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <AccordionSection id="persons" number={2} title="Osoby" state="open" moves={moves} focusOn={focusOn}>
          <Field id="pesel" label="PESEL">
            <TextInput />
          </Field>
        </AccordionSection>
      </ThemeProvider>
    </SharedTexts>
  );
  const { rerender } = await render(part(1));
  await expect.element(page.getByRole('heading', { name: /^Osoby/u })).toHaveFocus();
  await rerender(part(2, 'pesel'));
  await expect.element(page.getByLabelText('PESEL')).toHaveFocus();
});
