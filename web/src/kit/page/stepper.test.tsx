import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Stepper } from './stepper.tsx';

test('the stepper names the current step and what is done', async () => {
  await page.viewport(1280, 800);
  await show(
    <Stepper
      steps={[
        { name: 'form', label: 'Wypełnij formularz', state: 'done' },
        { name: 'decision', label: 'Decyzja finansowa', duration: 'około 5 minut', state: 'current' },
        { name: 'signing', label: 'Podpisz umowę', state: 'ahead' },
      ]}
    />,
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
