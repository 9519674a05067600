import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { DateInput } from './date-input.tsx';

const shown = (value: string) => (
  <SharedTexts>
    <ThemeProvider theme={siemens}>
      <DateInput aria-label="Dzień" value={value} onValue={() => undefined} />
    </ThemeProvider>
  </SharedTexts>
);

test('a day is typed as Poles write it: a dot closes the day and the month', async () => {
  const values: string[] = [];
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <DateInput aria-label="Dzień" value="" onValue={(value) => values.push(value)} />
      </ThemeProvider>
    </SharedTexts>,
  );
  const day = page.getByLabelText('Dzień');
  await day.click();
  await userEvent.keyboard('1.3.2021');
  await expect.element(day).toHaveValue('01.03.2021');
  expect(values.at(-1)).toBe('2021-03-01');
});

test('a day that comes from elsewhere stands in place of what was half typed', async () => {
  const { rerender } = await render(shown(''));
  const day = page.getByLabelText('Dzień');
  await day.fill('2211');
  await expect.element(day).toHaveValue('22.11');
  await rerender(shown('2026-12-01'));
  await expect.element(day).toHaveValue('01.12.2026');
});

test('of a day that is not typed to its end a form may keep what is there, to say what is wrong with it (F110)', async () => {
  const values: string[] = [];
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <DateInput aria-label="Dzień" value="" onValue={(value) => values.push(value)} partial />
      </ThemeProvider>
    </SharedTexts>,
  );
  await page.getByLabelText('Dzień').fill('01.03.20');
  expect(values.at(-1)).toBe('01.03.20');
});
