import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Stepper } from './stepper.tsx';

test('the stepper names the current step and what is done', async () => {
  await page.viewport(1280, 800);
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Stepper
          steps={[
            { name: 'form', label: 'Wypełnij formularz', state: 'done' },
            { name: 'decision', label: 'Decyzja finansowa', duration: 'około 5 minut', state: 'current' },
            { name: 'signing', label: 'Podpisz umowę', state: 'ahead' },
          ]}
        />
      </ThemeProvider>
    </SharedTexts>,
  );
  const items = [...page.getByRole('list').element().querySelectorAll('li')];
  expect(items.map((item) => [item.innerText.split('\n').at(-1), item.getAttribute('aria-current')])).toEqual(
    [
      ['gotowe', null],
      ['około 5 minut', 'step'],
      ['Podpisz umowę', null],
    ],
  );
  await page.viewport(360, 740);
  await expect.element(page.getByText('Krok 2 z 3')).toBeVisible();
});
