import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { FailedOrder } from './failed-order.tsx';
import { messages } from './order-page.messages.ts';

test('an order that cannot be read has a heading, says why, and leads on', async () => {
  let asked = 0;
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <FailedOrder
            message="Serwis czasowo niedostępny, prosimy spróbować później."
            listHref="/superadmin/orders"
            busy={false}
            onRetry={() => {
              asked += 1;
            }}
          />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Nie udało się wczytać wniosku' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Serwis czasowo niedostępny, prosimy spróbować później.');
  await page.getByRole('button').click();
  expect(asked).toBe(1);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/superadmin/orders');
});
