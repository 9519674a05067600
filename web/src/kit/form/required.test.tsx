import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { Choice, YesNo } from './yes-no.tsx';

const nothing = () => undefined;

/** The words that name each control: a label or a question, line by line. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>('label:has(> input[type=checkbox]), label[for], legend')].map(
    ({ innerText }) => innerText.split('\n'),
  );

function Asking({ required }: { required: boolean }) {
  return (
    <>
      <Field label="NIP" required={required}>
        <TextInput />
      </Field>
      <Checkbox label="Akceptuję regulamin" required={required} checked={false} onChecked={nothing} />
      <YesNo
        id="farm"
        question="Czy masz gospodarstwo?"
        required={required}
        value={null}
        onValue={nothing}
        error={null}
      />
      <Choice
        id="parted"
        question="Czy jest rozdzielność?"
        required={required}
        options={[{ value: 'yes', label: 'Tak' }]}
        value=""
        onValue={nothing}
        error={null}
      />
    </>
  );
}

const show = (required: boolean) =>
  render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Asking required={required} />
      </ThemeProvider>
    </SharedTexts>,
  );

test('what is required has an asterisk, and what is ticked or answered the badge beside it, each in one way (VALID-004)', async () => {
  await show(true);
  expect(names()).toEqual([
    ['NIP*'],
    ['Akceptuję regulamin*', 'pole obowiązkowe'],
    ['Czy masz gospodarstwo?*', 'pole obowiązkowe'],
    ['Czy jest rozdzielność?*', 'pole obowiązkowe'],
  ]);
});

test('what may be left out has neither', async () => {
  await show(false);
  expect(names()).toEqual([
    ['NIP'],
    ['Akceptuję regulamin'],
    ['Czy masz gospodarstwo?'],
    ['Czy jest rozdzielność?'],
  ]);
});
