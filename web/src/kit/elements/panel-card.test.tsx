import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { PanelCard } from './panel-card.tsx';

const card = (shows?: unknown) => (
  <ThemeProvider theme={siemens}>
    <PanelCard title="Przesyłka" first shows={shows}>
      {'Numer'}
    </PanelCard>
  </ThemeProvider>
);

const isMarked = () => getComputedStyle(page.getByRole('region').element()).boxShadow !== 'none';

test('a card is marked while what it shows has just changed, not when it has only come', async () => {
  const { rerender } = await render(card());
  await rerender(card({ number: '1' }));
  expect(isMarked()).toBe(false);
  await rerender(card({ number: '1' }));
  expect(isMarked()).toBe(false);
  await rerender(card({ number: '2' }));
  expect(isMarked()).toBe(true);
  await expect.poll(isMarked, { timeout: 5_000 }).toBe(false);
});
