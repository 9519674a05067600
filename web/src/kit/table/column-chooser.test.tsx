import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as list } from './list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const columns = [
  { key: 'number', label: 'Numer' },
  { key: 'company', label: 'Firma' },
  { key: 'task', label: 'Zadanie' },
];

test('columns are shown, hidden and moved by buttons, the focus stays on the pressed one', async () => {
  const own = ['number', 'company'];
  function List() {
    const [shown, setShown] = useState<readonly string[]>(own);
    return (
      <>
        <output>{shown.join()}</output>
        <ColumnChooser
          columns={columns}
          fixed={['number']}
          shown={shown}
          onChange={setShown}
          onReset={shown === own ? null : () => setShown(own)}
        />
      </>
    );
  }
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <List />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  const shown = page.getByRole('status');
  await page.getByRole('button', { name: 'Kolumny' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Numer' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Zadanie' }).click({ force: true });
  await expect.element(shown).toHaveTextContent('number,company,task');
  const up = page.getByRole('button', { name: 'Przesuń wcześniej: Zadanie' });
  await up.click();
  await expect.element(shown).toHaveTextContent('number,task,company');
  await expect.element(up).toHaveFocus();
  await up.click();
  await expect.element(shown).toHaveTextContent('task,number,company');
  await expect.element(page.getByRole('button', { name: 'Przesuń dalej: Zadanie' })).toHaveFocus();
  await page.getByRole('checkbox', { name: 'Firma' }).click({ force: true });
  await expect.element(shown).toHaveTextContent('task,number');
  await page.getByRole('button', { name: 'Przywróć domyślne' }).click();
  await expect.element(shown).toHaveTextContent('number,company');
  await expect.element(page.getByRole('button', { name: 'Przywróć domyślne' })).toBeDisabled();
});
