import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeInList } from '../../kit/table/listed.ts';
import { row, show } from './testing/show-orders.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const tickBoth = () => page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).click();

test('each ticked order gets a task, and it says of which it was not and why', async () => {
  const { sent } = await show('/superadmin/orders');
  await tickBoth();
  await page.getByRole('button', { name: 'Dodaj zadanie' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dodaj zadanie' }).click();
  await expect.element(dialog.getByText('Brak opisu komentarza').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Opis zadania' }).fill('Zadzwonić');
  await dialog.getByRole('combobox', { name: 'Powód wykonania' }).selectOptions('other');
  await dialog.getByRole('combobox', { name: 'Opiekun' }).selectOptions('u2');
  await dialog.getByRole('textbox', { name: 'Termin' }).fill('31-12-2099');
  await dialog.getByRole('textbox', { name: 'Godzina' }).fill('15:00');
  await dialog.getByRole('button', { name: 'Dodaj zadanie' }).click();
  await expect.element(page.getByText(/^Wykonano.1.z.2\..118433:.Nie ma takiego wniosku\.$/u)).toBeVisible();
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([
    'POST /api/superadmin/comments/tasks {"slugs":["slug-118432","slug-118433"],"body":"Zadzwonić","task_type":"other","assigned_user_id":"u2","due_date":"31-12-2099","due_time":"15:00"}',
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: /Wybrano/u })).not.toBeInTheDocument();
});

test('ticked orders are given to an administrator, or to nobody', async () => {
  const { sent } = await show('/superadmin/orders');
  await tickBoth();
  await page.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Opiekun' }).selectOptions('Bez opiekuna');
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect.element(page.getByText(/118433: Nie ma takiego wniosku/u).first()).toBeVisible();
  expect(sent.filter((one) => one.includes('/attendants'))).toEqual([
    'PUT /api/superadmin/orders/attendants {"slugs":["slug-118432","slug-118433"],"user_id":null}',
  ]);
});

test('given orders go back to whom they were of, each to its own, while it can be taken back', async () => {
  const [ofMaria, ofNobody] = [
    { ...row('118432', 'Żak'), attendant: { id: 'u1', full_name: 'Maria' } },
    row('118433', 'Dąb'),
  ];
  const rows = { done: ['slug-118432', 'slug-118433'], failed: [] };
  const { sent } = await show('/superadmin/orders', { orders: [ofMaria, ofNobody], rows });
  await tickBoth();
  await page.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Opiekun' }).selectOptions('u2');
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await page.getByRole('button', { name: 'Cofnij' }).last().click();
  const assigned = () => sent.filter((one) => one.includes('/attendants'));
  await expect.poll(() => assigned().length).toBe(3);
  expect(assigned().slice(1)).toEqual([
    'PUT /api/superadmin/orders/attendants {"slugs":["slug-118432"],"user_id":"u1"}',
    'PUT /api/superadmin/orders/attendants {"slugs":["slug-118433"],"user_id":null}',
  ]);
});

test('ticked orders are opened one after the other', async () => {
  const { address } = await show('/superadmin/orders');
  await tickBoth();
  await page.getByRole('button', { name: 'Otwórz' }).click();
  await expect.poll(address).toBe('/superadmin/orders/slug-118432');
  expect(placeInList('slug-118432')).toMatchObject({ place: 1, count: 2, next: 'slug-118433' });
});

test('A and T ask about the row in focus or what is ticked, Esc unticks, E exports, F filters, 2 shows a tab', async () => {
  const { sent, address } = await show('/superadmin/orders');
  await expect.element(page.getByRole('table')).toBeVisible();
  const bar = page.getByRole('group', { name: /Wybrano/u });
  await userEvent.keyboard('jjt');
  await expect.element(page.getByRole('dialog', { name: 'Dodaj zadanie' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('checkbox', { name: 'Zaznacz wniosek 118433' })).toBeChecked();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('dialog', { name: 'Przypisz opiekuna' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('e');
  await expect.poll(() => sent.filter((one) => one.includes('slugs=slug-118433')).length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('f');
  expect(document.activeElement?.closest('[role="group"]')?.getAttribute('aria-label')).toBe('Filtry listy');
  await userEvent.keyboard('2');
  await expect.poll(address).toBe('/superadmin/orders?tab=needing_action');
});
