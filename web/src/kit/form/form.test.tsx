import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { useValidatedForm } from './form.tsx';

type Values = { name: string; email: string };
type Options = {
  refuse?: (values: Values) => Record<string, string> | undefined;
  /** What is said of an address that is none. */
  wrongEmail?: string;
};

/** A form of two texts; what was validated and what was sent, in order. */
async function show({ refuse = () => undefined, wrongEmail = 'Wpisz adres' }: Options = {}) {
  const validated: Values[] = [];
  const sent: Values[] = [];
  function Sample() {
    const { form, errors } = useValidatedForm<Values>({
      defaultValues: { name: '', email: '' },
      validate: (values) => {
        validated.push(values);
        return [
          ...(values.name === '' ? [{ path: 'name', message: 'Wpisz nazwę' }] : []),
          ...(values.email.includes('@') ? [] : [{ path: 'email', message: wrongEmail }]),
        ];
      },
      submit: async (values) => {
        sent.push(values);
        return refuse(values);
      },
    });
    return (
      <form.AppForm>
        <form.Element errors={errors}>
          <form.Errors />
          <form.AppField name="name">{(field) => <field.Text label="Nazwa" />}</form.AppField>
          <form.AppField name="email">{(field) => <field.Text label="E-mail" />}</form.AppField>
          <form.SubmitButton>Wyślij</form.SubmitButton>
        </form.Element>
      </form.AppForm>
    );
  }
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Sample />
      </ThemeProvider>
    </SharedTexts>,
  );
  return { validated, sent };
}

const name = page.getByLabelText('Nazwa');
const email = page.getByLabelText('E-mail');
const submit = page.getByRole('button', { name: 'Wyślij' });
const messages = () => [...document.querySelectorAll('a[href^="#"]')].map(({ textContent }) => textContent);

test('an error shows once its field was left, and goes when typing stops', async () => {
  await show();
  await email.fill('jan');
  await name.click();
  await expect.element(page.getByText('Wpisz adres')).toBeVisible();
  await expect.element(page.getByText('Wpisz nazwę')).not.toBeInTheDocument();
  await email.fill('jan@firma.example');
  await expect.element(page.getByText('Wpisz adres')).not.toBeInTheDocument();
});

test('typing validates nothing until it stops', async () => {
  const { validated } = await show();
  await name.click();
  await email.click();
  await name.click();
  const before = validated.length;
  await userEvent.keyboard('abcdefgh');
  await expect.poll(() => validated.at(-1)?.name).toBe('abcdefgh');
  expect(validated.slice(before).map((values) => values.name)).not.toContain('abcd');
});

test('a refused attempt lists every error and takes focus; its links lead to the fields', async () => {
  const { sent } = await show();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(messages()).toEqual(['Wpisz nazwę', 'Wpisz adres']);
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Wpisz adres' }).click();
  await expect.element(email).toHaveFocus();
});

test.each([0, 400])(
  'a press of %i ms finds its button, though the field that it leaves has an error to show above it',
  async (delay) => {
    const wrongEmail = 'Na ten adres wyślemy umowę i hasło, którym ją otworzysz. '.repeat(5);
    await show({ wrongEmail });
    await name.fill('Firma');
    await email.fill('jan');
    await submit.click({ delay });
    await expect.element(page.getByRole('alert')).toHaveFocus();
    expect(messages()).toEqual([wrongEmail]);
  },
);

test("the server's error stands until its value changes, and the same values may be sent again", async () => {
  const { sent } = await show({
    refuse: (values) => (values.name === 'zajęta' ? { name: 'Nazwa jest zajęta' } : undefined),
  });
  await name.fill('zajęta');
  await email.fill('jan@firma.example');
  await submit.click();
  await expect.element(page.getByRole('link', { name: 'Nazwa jest zajęta' })).toBeVisible();
  await submit.click();
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(page.getByRole('link', { name: 'Nazwa jest zajęta' })).toBeVisible();
  await name.fill('wolna');
  await expect.element(page.getByText('Nazwa jest zajęta').first()).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => sent.at(-1)?.name).toBe('wolna');
});

test('an error without a field is listed and may be sent again', async () => {
  const { sent } = await show({
    refuse: () => (sent.length === 1 ? { version: 'Oferta wygasła' } : undefined),
  });
  await name.fill('Firma');
  await email.fill('jan@firma.example');
  await submit.click();
  await expect.element(page.getByText('Oferta wygasła')).toBeVisible();
  await submit.click();
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(page.getByText('Oferta wygasła')).not.toBeInTheDocument();
});

test('a second refusal takes focus as the first did', async () => {
  const { sent } = await show({ refuse: () => ({ name: 'Nazwa jest zajęta' }) });
  await name.fill('zajęta');
  await email.fill('jan@firma.example');
  for (const times of [1, 2]) {
    await submit.click();
    await expect.poll(() => sent.length).toBe(times);
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  }
});

test('when what is asked changes under the form, its errors are those of now', async () => {
  function Sample() {
    const [message, setMessage] = useState('Wpisz nazwę sklepu');
    const { form, errors } = useValidatedForm({
      defaultValues: { name: '' },
      validate: ({ name: typed }) => (typed === '' ? [{ path: 'name', message }] : []),
      submit: async () => undefined,
    });
    return (
      <form.AppForm>
        <form.Element errors={errors}>
          <form.Errors />
          <form.AppField name="name">{(field) => <field.Text label="Nazwa" />}</form.AppField>
          <form.SubmitButton>Wyślij</form.SubmitButton>
        </form.Element>
        <button onClick={() => setMessage('Wpisz nazwę firmy')}>Kupuje firma</button>
      </form.AppForm>
    );
  }
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Sample />
      </ThemeProvider>
    </SharedTexts>,
  );
  await submit.click();
  expect(messages()).toEqual(['Wpisz nazwę sklepu']);
  await page.getByRole('button', { name: 'Kupuje firma' }).click();
  await expect.poll(messages).toEqual(['Wpisz nazwę firmy']);
});
