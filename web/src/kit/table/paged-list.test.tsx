import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { PagedList } from './paged-list.tsx';

type Page = { rows: readonly { id: string; name: string }[]; next: string | null };

beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(414, 896));

/** A list over these pages, read one after the other; an Error is a page that cannot be read. */
function show(pages: (Page | Error)[]) {
  function List() {
    const query = useInfiniteQuery({
      queryKey: ['list'],
      queryFn: async () => {
        const next = pages.shift();
        if (next === undefined || next instanceof Error) throw next ?? new Error('Asked too often');
        return next;
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      retry: false,
    });
    return (
      <PagedList
        query={query}
        itemsOf={(one) => one.rows}
        caption="Sklepy"
        keyOf={(row) => row.id}
        columns={[
          { key: 'id', label: 'Numer', width: 112, cell: (row) => row.id },
          { key: 'name', label: 'Nazwa', title: (row) => row.name, cell: (row) => row.name },
        ]}
        card={(row) => <span>{`${row.id}: ${row.name}`}</span>}
        empty={<p>Nie ma sklepów</p>}
        words={{
          failed: 'Nie udało się',
          all: 'To wszystkie',
          more: 'Pokaż starsze',
          lookFurther: 'Szukaj dalej',
        }}
      />
    );
  }
  return render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={new QueryClient()}>
          <List />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
}

const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const first: Page = { rows: [{ id: '1', name: 'Narzędzia' }], next: '1' };
const second: Page = { rows: [{ id: '2', name: 'Komputery' }], next: null };

test('pages are read one after the other until the list ends', async () => {
  await show([first, second]);
  await expect.element(page.getByRole('columnheader', { name: 'Nazwa' })).toBeVisible();
  expect(rows()).toEqual(['1Narzędzia']);
  await page.getByRole('button', { name: 'Pokaż starsze' }).click();
  await expect.element(page.getByText('To wszystkie')).toBeVisible();
  expect(rows()).toEqual(['1Narzędzia', '2Komputery']);
});

test('under 768 px an item is a card', async () => {
  await page.viewport(767, 800);
  await show([second]);
  await expect.element(page.getByText('2: Komputery')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(768, 800);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByText('2: Komputery')).not.toBeVisible();
});

test('a list without items is empty only where no further page may hold one', async () => {
  await show([
    { rows: [], next: 'x' },
    { rows: [], next: null },
  ]);
  await page.getByRole('button', { name: 'Szukaj dalej' }).click();
  await expect.element(page.getByText('Nie ma sklepów')).toBeVisible();
});

test('a list that cannot be read says so and is read again', async () => {
  await show([new Error('503'), second]);
  await expect.element(page.getByText('Nie udało się')).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(page.getByText('To wszystkie')).toBeVisible();
  expect(rows()).toEqual(['2Komputery']);
});
