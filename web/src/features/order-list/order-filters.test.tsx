import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as list } from '../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { OrderFilters } from './order-filters.tsx';
import { messages } from './order-list.messages.ts';

test('clearing the filters takes a half-typed day along', async () => {
  const narrowed: object[] = [];
  await render(
    <SharedTexts>
      <Texts of={list}>
        <Texts of={messages}>
          <ThemeProvider theme={siemens}>
            <OrderFilters
              search={{ tab: 'sales' }}
              page={undefined}
              staff
              mayAssign={false}
              onChange={(search) => narrowed.push(search)}
            />
          </ThemeProvider>
        </Texts>
      </Texts>
    </SharedTexts>,
  );
  const from = page.getByRole('textbox').first();
  await from.fill('2211');
  await expect.element(from).toHaveValue('22.11');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect.element(from).toHaveValue('');
  expect(narrowed).toEqual([{}]);
});
