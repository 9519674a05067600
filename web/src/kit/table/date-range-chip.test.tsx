import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as list } from './list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { DateRangeChip } from './date-range-chip.tsx';

function Days({ onFrom }: { onFrom: (day: string) => void }) {
  const [from, setFrom] = useState('');
  return (
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <DateRangeChip
            label="Okres:"
            fromLabel="Wnioski od dnia"
            toLabel="Wnioski do dnia"
            from={from}
            to="2026-11-30"
            onFrom={(day) => {
              setFrom(day);
              onFrom(day);
            }}
            onTo={() => undefined}
          />
        </ThemeProvider>
      </Texts>
    </SharedTexts>
  );
}

test('a day is spelt the Polish way in any browser, and filters when it is whole and in the calendar', async () => {
  const filtered: string[] = [];
  await render(<Days onFrom={(day) => filtered.push(day)} />);
  const from = page.getByLabelText('Wnioski od dnia');
  await expect.element(page.getByLabelText('Wnioski do dnia')).toHaveValue('30.11.2026');
  await from.fill('2211');
  await expect.element(from).toHaveValue('22.11');
  await from.fill('31.02.2026');
  expect(filtered).toEqual([]);
  await from.fill('22.11.2026');
  await expect.element(from).toHaveValue('22.11.2026');
  await from.fill('');
  expect(filtered).toEqual(['2026-11-22', '']);
});

test('a day that is in no calendar stays as it was typed, and is called so', async () => {
  await render(<Days onFrom={() => undefined} />);
  const from = page.getByLabelText('Wnioski od dnia');
  await from.fill('31.02.2026');
  await expect.element(from).toHaveValue('31.02.2026');
  await expect.element(from).toHaveAccessibleDescription('Nie ma takiego dnia');
  await from.fill('28.02.2026');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('days the wrong way round are said to be so', async () => {
  await render(<Days onFrom={() => undefined} />);
  await page.getByLabelText('Wnioski od dnia').fill('01.12.2026');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Początek okresu jest po jego końcu');
});
