import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Bell } from './bell.tsx';
import { messages } from './panel.messages.ts';

const network = vi.spyOn(globalThis, 'fetch');
const line = (id: string, type: string, read: boolean) => ({
  ...{ id, read, success: true, notification_type: type, created_at: '2026-01-20T11:00:00.000Z' },
  order: { slug: `slug-${id}`, siemens_id: '118437' },
  report: null as { name: string; path: string } | null,
});

const show = (bell: () => Response, sent: string[] = []) => {
  network.mockImplementation(async (url, init) => {
    if (init?.method !== 'PATCH') return bell();
    sent.push(`${url as string} ${init.body as string}`);
    return Response.json(line('n1', 'comment', true));
  });
  // The pages' router follows links; here they lead nowhere.
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') !== null) event.preventDefault();
  });
  return render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <Bell />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
};

test('B opens the latest lines, and Enter on an unread one marks it read and leads to its order', async () => {
  const sent: string[] = [];
  const lines = [line('n1', 'comment', false), line('n2', 'task', true)];
  await show(() => Response.json({ notifications: lines }), sent);
  await expect.element(page.getByRole('button', { name: 'Powiadomienia, są nieprzeczytane' })).toBeVisible();
  await userEvent.keyboard('b');
  const comment = page.getByRole('link', { name: /^Nowy komentarz do wniosku.118437 \(nieprzeczytane\)/ });
  await expect.element(comment).toHaveFocus();
  const popover = page.getByRole('group', { name: 'Powiadomienia' }).element();
  expect(popover.getBoundingClientRect().width).toBe(300);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /^Nowe zadanie/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(comment).toHaveAttribute('href', '/superadmin/orders/slug-n1');
  lines[0] = line('n1', 'comment', true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['/api/notifications/n1 {"read":true}']);
  await expect.element(page.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible();
});

test('a report that is ready leads to where its link does', async () => {
  const path = '/superadmin/orders/report?sent=s1';
  const ready = { ...line('n3', 'report', true), order: null, report: { name: 'Punkty', path } };
  await show(() => Response.json({ notifications: [ready] }));
  await page.getByRole('button', { name: 'Powiadomienia' }).click();
  await expect
    .element(page.getByRole('link', { name: /^Raport gotowy: Punkty/u }))
    .toHaveAttribute('href', path);
});

test('a change that ten shops did not take folds at eight of them, and the whole list is copied with the reasons', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const failed = Array.from({ length: 10 }, (_, at) => ({
    ...{ shop_id: `s${at}`, name: `Sklep ${at}`, sentence: 'Zakres wychodzi poza wartości zamówień' },
  }));
  const category = { id: 'c1', sector: 'plm', name: 'Program narzędziowy', taken: 3, failed };
  const kept = [{ shop_id: 's77', name: 'Foto Lublin' }];
  const update = { ...line('n4', 'categories', false), order: null, category: { ...category, kept } };
  await show(() => Response.json({ notifications: [{ ...update, success: false }] }));
  await page.getByRole('button', { name: /^Powiadomienia/u }).click();
  const link = page.getByRole('link', { name: /^Podczas aktualizacji wystąpił błąd/u });
  await expect.element(link).toHaveAttribute('href', '/superadmin/default_categories/plm/categories/c1/edit');
  const words = link.element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  await expect.element(page.getByText(/Foto Lublin/u)).toBeVisible();
  const shops = page.getByRole('listitem');
  expect(shops.elements().length).toBe(8);
  await page.getByRole('button', { name: 'Pokaż wszystkie (10)' }).click();
  expect(shops.elements().length).toBe(10);
  await page.getByRole('button', { name: 'Zwiń' }).click();
  expect(shops.elements().length).toBe(8);
  await page.getByRole('button', { name: 'Kopiuj listę' }).click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  expect(copied.mock.calls[0]?.[0].split('\n').slice(0, 2)).toEqual([
    's0 Sklep 0, Program narzędziowy: Zakres wychodzi poza wartości zamówień',
    's1 Sklep 1, Program narzędziowy: Zakres wychodzi poza wartości zamówień',
  ]);
});

test('changed base calculations and price ranges lead to their tables', async () => {
  const told = ['calculation', 'medical_price_ranges'].map((type) => ({
    ...line(type, type, true),
    order: null,
  }));
  await show(() => Response.json({ notifications: told }));
  await page.getByRole('button', { name: 'Powiadomienia' }).click();
  const links = page.getByRole('link', { name: /^Aktualizacja kategorii\/kalkulacji zakończona sukcesem/u });
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/superadmin/default_categories/plm/base_calculations',
    '/superadmin/default_categories/med/price_ranges',
  ]);
});

test('unusual reading is told by its rule, and leads to its reads', async () => {
  const path = '/superadmin/reads?userId=u1&dateFrom=2026-03-02';
  const unusual = { ...line('n1', 'unusual_reads', false), order: null, reads: { rule: 'at_night', path } };
  await show(() => Response.json({ notifications: [unusual] }));
  await userEvent.keyboard('b');
  const link = page.getByRole('link', { name: /^Nietypowe odczyty danych: odczyty w.nocy/u });
  await expect.element(link).toHaveAttribute('href', path);
});

test('an empty bell says so, and one that cannot be read is asked again', async () => {
  let isDown = true;
  await show(() =>
    isDown ? Response.json({ error: 'Nie' }, { status: 500 }) : Response.json({ notifications: [] }),
  );
  await page.getByRole('button', { name: 'Powiadomienia' }).click();
  await expect.element(page.getByText('Nie udało się wczytać powiadomień')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Ponów' }).click();
  await expect.element(page.getByText('Nie masz powiadomień')).toBeVisible();
});
