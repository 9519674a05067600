import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as list } from './list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ChipChoices } from './chip-choices.tsx';
import type { ChoiceGroup } from './chip-choices.tsx';

const channels: ChoiceGroup = {
  label: null,
  options: [
    { value: 'pos', label: 'Punkt sprzedaży', count: 4 },
    { value: 'shop', label: 'Oferta handlowca' },
    { value: 'ecommerce,scrapper', label: 'Internet' },
  ],
};

/** What was chosen, one text a press. */
async function show(groups: readonly ChoiceGroup[], start = '') {
  const chosen: string[] = [];
  function Filter() {
    const [value, setValue] = useState(start);
    const choose = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    return <ChipChoices label="Kanał" value={value} groups={groups} onChoose={choose} />;
  }
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <Filter />
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return chosen;
}

test('several are chosen behind one chip, which says which or how many', async () => {
  const chosen = await show([channels]);
  await page.getByRole('button', { name: 'Kanał' }).click();
  const panel = page.getByRole('group', { name: 'Kanał' });
  await panel.getByText('Punkt sprzedaży 4').click();
  await expect.element(page.getByRole('button', { name: 'Kanał: Punkt sprzedaży' })).toBeVisible();
  await panel.getByText('Internet').click();
  await expect.element(page.getByRole('button', { name: 'Kanał: 2 z 3' })).toBeVisible();
  await panel.getByText('Punkt sprzedaży 4').click();
  expect(chosen).toEqual(['pos', 'pos,ecommerce,scrapper', 'ecommerce,scrapper']);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('among more than twelve a typed word finds the choice', async () => {
  const options = Array.from({ length: 13 }, (_, at) => ({ value: `s${at}`, label: `Sklep ${at}` }));
  const chosen = await show([{ label: 'Sklepy', options }]);
  await page.getByRole('button', { name: 'Kanał' }).click();
  await page.getByRole('textbox', { name: 'Szukaj na liście' }).fill('sklep 12');
  expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(1);
  await page.getByText('Sklep 12').click();
  expect(chosen).toEqual(['s12']);
  await page.getByRole('textbox', { name: 'Szukaj na liście' }).fill('brak');
  await expect.element(page.getByText('Nic nie pasuje')).toBeVisible();
});
