import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { KeysHelp } from './keys-help.tsx';
import { messages } from './panel.messages.ts';

test('the list of keys opens at its top, however little room there is', async () => {
  await page.viewport(360, 400);
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <KeysHelp open onClose={() => undefined} />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect.element(page.getByRole('heading', { name: 'Klawisze' })).toHaveFocus();
  const dialog = page.getByRole('dialog').element();
  expect([dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight]).toEqual([0, true]);
  const lists = [...dialog.querySelectorAll('section')].map((section) => [
    section.querySelector('h3')?.textContent,
    [...section.querySelectorAll('dt')].map(({ textContent }) => textContent).join(' '),
  ]);
  expect(lists.slice(1, 3)).toEqual([
    ['Lista wniosków', 'J, K X 1–4 A T E F Esc [, ] Enter'],
    ['Wniosek', '1–7 J, K M H U . C T'],
  ]);
  await page.viewport(414, 896);
});
