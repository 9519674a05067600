import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as list } from './list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { PagedList } from './paged-list.tsx';

type Page = { rows: readonly { id: string; name: string }[]; next: string | null };

beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(414, 896));

/** A list over these pages by their cursors, '' for the first; an Error is a page that cannot be read the first time. */
async function show(pages: Record<string, Page | Error>) {
  const client = new QueryClient();
  function List() {
    const [before, setBefore] = useState<readonly string[]>([]);
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
    const after = before.at(-1) ?? '';
    const query = useQuery({
      queryKey: ['list', after],
      queryFn: async () => {
        const found = pages[after] ?? new Error('No such page');
        if (!(found instanceof Error)) return found;
        pages[after] = second;
        throw found;
      },
      placeholderData: keepPreviousData,
      retry: false,
    });
    return (
      <PagedList
        query={query}
        pages={{
          rowsBefore: before.length,
          toPrevious: before.length === 0 ? null : () => setBefore(before.slice(0, -1)),
          toNext: (cursor) => setBefore([...before, cursor]),
        }}
        count={2}
        itemsOf={(one) => one.rows}
        caption="Sklepy"
        keyOf={(row) => row.id}
        columns={[
          { key: 'id', label: 'Numer', width: 112, cell: (row) => <a href={`#${row.id}`}>{row.id}</a> },
          { key: 'name', label: 'Nazwa', sortBy: 'name', title: (row) => row.name, cell: (row) => row.name },
        ]}
        card={(row) => <span>{`${row.id}: ${row.name}`}</span>}
        selection={{
          ticked,
          onTick: setTicked,
          labelAll: 'Zaznacz wszystkie',
          labelOf: (row) => `Zaznacz ${row.id}`,
        }}
        sort={{ by: 'name', direction: 'asc', onSort: (by, direction) => sorted.push(`${by} ${direction}`) }}
        empty={<p>Nie ma sklepów</p>}
        words={{
          failed: 'Nie udało się',
          lookFurther: 'Szukaj dalej',
        }}
      />
    );
  }
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <List />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return client;
}

const sorted: string[] = [];
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const first: Page = {
  rows: [
    { id: '1', name: 'Narzędzia' },
    { id: '3', name: 'Maszyny' },
  ],
  next: 'x',
};
const second: Page = { rows: [{ id: '2', name: 'Komputery' }], next: null };

test('the next page and the previous one are a press or a key away', async () => {
  await show({ '': first, x: second });
  await expect.element(page.getByText('1–2 z 2')).toBeVisible();
  expect(rows()).toEqual(['1Narzędzia', '3Maszyny']);
  await expect.element(page.getByRole('button', { name: 'Poprzednie' })).toBeDisabled();
  await page.getByRole('button', { name: 'Następne' }).click();
  await expect.poll(rows).toEqual(['2Komputery']);
  await expect.element(page.getByRole('button', { name: 'Następne' })).toBeDisabled();
  await userEvent.keyboard('[[');
  await expect.poll(rows).toEqual(['1Narzędzia', '3Maszyny']);
});

test('J and K go through the rows, and a press anywhere in a row opens it', async () => {
  await show({ '': first });
  await expect.element(page.getByText('Maszyny').first()).toBeInTheDocument();
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toBe('1');
  await userEvent.keyboard('j');
  expect(focused()).toBe('3');
  await userEvent.keyboard('k');
  expect(focused()).toBe('1');
  await page.getByRole('cell', { name: 'Maszyny' }).click({ force: true });
  expect(window.location.hash).toBe('#3');
});

test('a header sorts, and again the other way round', async () => {
  await show({ '': first });
  const header = page.getByRole('columnheader', { name: 'Nazwa' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  expect(sorted).toEqual(['name desc']);
});

test('under 768 px an item is a card', async () => {
  await page.viewport(767, 800);
  await show({ '': second });
  await expect.element(page.getByText('2: Komputery')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(768, 800);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByText('2: Komputery')).not.toBeVisible();
});

test('a list without items is empty only where no further page may hold one', async () => {
  await show({ '': { rows: [], next: 'x' }, x: second });
  await page.getByRole('button', { name: 'Szukaj dalej' }).click();
  await expect.poll(rows).toEqual(['2Komputery']);
});

test('a list without items and pages says what will be here', async () => {
  await show({ '': { rows: [], next: null } });
  await expect.element(page.getByText('Nie ma sklepów')).toBeVisible();
});

test('a list that cannot be read says so and is read again', async () => {
  await show({ '': new Error('503') });
  await expect.element(page.getByText('Nie udało się')).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.poll(rows).toEqual(['2Komputery']);
});

test('rows that cannot be read anew stay, greyed, until they can', async () => {
  const pages: Record<string, Page | Error> = { '': first };
  const client = await show(pages);
  await expect.poll(rows).toEqual(['1Narzędzia', '3Maszyny']);
  pages[''] = new Error('503');
  await client.invalidateQueries();
  await expect.element(page.getByText('Nie udało się odświeżyć, ponawiamy')).toBeVisible();
  expect([rows(), document.querySelector('[data-stale] table') !== null]).toEqual([
    ['1Narzędzia', '3Maszyny'],
    true,
  ]);
  await page.getByRole('button', { name: 'Ponów' }).click();
  await expect.poll(rows).toEqual(['2Komputery']);
  expect(document.querySelector('[data-stale]')).toBe(null);
});

test('rows are ticked one by one, with Shift up to the last one, by X and all at once', async () => {
  const names = ['Narzędzia', 'Maszyny', 'Komputery'];
  await show({ '': { rows: names.map((name, at) => ({ id: `${at}`, name })), next: null } });
  const ticked = () =>
    [...document.querySelectorAll('tr[data-ticked]')].map(({ textContent }) => textContent.slice(1));
  await page.getByRole('checkbox', { name: 'Zaznacz 0' }).click();
  await page.getByRole('checkbox', { name: 'Zaznacz 2' }).click({ modifiers: ['Shift'] });
  expect(ticked().toSorted()).toEqual(names.toSorted());
  await page.getByRole('checkbox', { name: 'Zaznacz 1' }).click();
  expect(ticked()).toEqual(['Narzędzia', 'Komputery']);
  await userEvent.keyboard('x');
  expect(ticked()).toEqual(names);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  expect(ticked()).toEqual([]);
});
