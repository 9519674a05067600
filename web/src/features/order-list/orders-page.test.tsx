import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { list, row, sheet, show } from './testing/show-orders.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const bytes = (broken: boolean) => () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(4_000));
      if (broken) controller.error(new Error('the server is gone'));
      else controller.close();
    },
  });

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

test("a user's columns and page size are kept", async () => {
  const { sent } = await show('/superadmin/orders');
  await expect
    .poll(headers)
    .toEqual(['Numer', 'Firma', 'Status', 'Czeka', 'Sklep', 'Op.', 'Zadanie', 'Kwota netto, zł']);
  await page.getByRole('button', { name: 'Kolumny' }).click();
  await page.getByRole('checkbox', { name: 'Numer w sklepie' }).click({ force: true });
  await expect.poll(() => headers().at(-1)).toBe('Numer w sklepie');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('combobox', { name: 'Wierszy na stronie' }).selectOptions('100');
  await expect.poll(() => sent.some((one) => one.includes('limit=100'))).toBe(true);
  expect(sent.filter((one) => one.startsWith('PUT'))).toEqual([
    'PUT /api/current_user/settings {"page_size":25,"columns":{"orders":["number","company","status","waits","shop","attendant","task","amount","external_number"]},"keys":true}',
    'PUT /api/current_user/settings {"page_size":100,"columns":{"orders":["number","company","status","waits","shop","attendant","task","amount","external_number"]},"keys":true}',
  ]);
});

test('a saved view opens with its filters and columns, is renamed by saving it again, and deleted', async () => {
  const { sent, address } = await show('/superadmin/orders');
  await expect.element(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Moje' }).click();
  await expect.poll(address).toBe('/superadmin/orders?tab=sales');
  await expect.poll(headers).toEqual(['Numer', 'Firma', 'Status', 'Raty', 'Kwota netto, zł']);
  await page.getByRole('button', { name: 'Zmień widok' }).click();
  const name = page.getByRole('textbox', { name: 'Nazwa widoku' });
  await expect.element(name).toHaveValue('Moje');
  await name.fill('Moja sprzedaż');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect
    .poll(() => sent.filter((one) => one.startsWith('POST')))
    .toEqual([
      'POST /api/saved_views {"id":"v1","list":"orders","name":"Moja sprzedaż","shared":false,"search":{"tab":"sales"},"columns":["number","company","status","instalments","amount"]}',
    ]);
  await page.getByRole('button', { name: 'Zmień widok' }).click();
  await page.getByRole('button', { name: 'Usuń widok' }).click();
  await expect.poll(address).toBe('/superadmin/orders');
  await expect.element(page.getByRole('button', { name: 'Moje' })).not.toBeInTheDocument();
});

test("the application's own view is opened and not changed: saving it makes one's own", async () => {
  const { sent, address } = await show('/superadmin/orders');
  await page.getByRole('button', { name: 'Dokumenty do sprawdzenia' }).click();
  await expect.poll(address).toBe('/superadmin/orders?status=signed');
  await page.getByRole('button', { name: 'Zapisz widok' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect.element(page.getByText('Wpisz nazwę widoku')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Umowy');
  await page.getByRole('checkbox', { name: 'Udostępnij pracownikom' }).click({ force: true });
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect
    .poll(() => sent.filter((one) => one.startsWith('POST')))
    .toEqual([
      'POST /api/saved_views {"id":null,"list":"orders","name":"Umowy","shared":true,"search":{"status":"signed"},"columns":null}',
    ]);
});

test('a whole number that one order has opens it; the beginning of a number lists, an unknown one says so', async () => {
  const { address } = await show('/superadmin/orders?siemens_id=118433');
  await expect.poll(address).toBe('/superadmin/orders/slug-118433');
  const many = await show('/superadmin/orders?siemens_id=11843');
  await expect.element(page.getByRole('link', { name: '118432' }).first()).toBeVisible();
  expect(many.address().split('?')[0]).toBe('/superadmin/orders');
  await show('/superadmin/orders?siemens_id=118999');
  await expect.element(page.getByText('Nie ma wniosku o numerze 118999')).toBeVisible();
});

test('the list and the ticked orders are saved as a sheet; one that breaks off is thrown away', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { sent } = await show('/superadmin/orders?tab=sales');
  sheet.open = bytes(false);
  const button = page.getByRole('button', { name: 'Eksport xlsx' });
  await button.click();
  await expect.poll(() => saved).toEqual(['wnioski.xlsx']);
  await page.getByRole('checkbox', { name: 'Zaznacz wniosek 118433' }).click();
  await page.getByRole('button', { name: 'Eksportuj wybrane' }).click();
  await expect.poll(() => saved).toEqual(['wnioski.xlsx', 'wnioski.xlsx']);
  const columns = 'columns=number%2Ccompany%2Cstatus%2Cinstalments%2Camount';
  const asked = 'GET /api/superadmin/orders/export?tab=sales&sort=created_at&direction=desc';
  expect(sent.filter((one) => one.includes('/export'))).toEqual([
    `${asked}&${columns}`,
    `${asked}&${columns}&slugs=slug-118433`,
  ]);
  sheet.open = bytes(true);
  await button.click();
  await expect.element(page.getByText('Nie udało się przygotować pliku')).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(saved.length).toBe(2);
});

test('nothing moves under the pointer: new orders are announced and shown when asked for', async () => {
  const { reread } = await show('/superadmin/orders');
  const numbers = () =>
    page
      .getByRole('table')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(numbers).toEqual(['118432', '118433']);
  const { orders } = list;
  list.orders = [row('118434', 'Nowa'), { ...row('118433', 'Dąb'), status: 'canceled' }];
  try {
    await reread();
    await expect.element(page.getByText(/Jest.1.nowy wniosek/)).toBeVisible();
    expect(numbers()).toEqual(['118432', '118433']);
    await expect.element(page.getByRole('table').getByText('Anulowano')).toBeVisible();
    await page.getByRole('button', { name: 'Pokaż', exact: true }).click();
    await expect.poll(numbers).toEqual(['118434', '118433']);
  } finally {
    list.orders = orders;
  }
});

test('the keys of a list stand under it, and not for who has turned them off (WCAG 2.1.4)', async () => {
  await show('/superadmin/orders');
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(document.querySelector('kbd')?.parentElement?.parentElement?.textContent).toBe(
    'JKwierszEnterotwórzXzaznaczAopiekun?wszystkie skróty',
  );
  await cleanup();
  await show('/superadmin/orders', { keys: false });
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(document.querySelector('kbd')).toBe(null);
});
