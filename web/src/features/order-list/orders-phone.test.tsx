import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './testing/show-orders.tsx';

beforeEach(() => page.viewport(360, 800));
afterAll(() => page.viewport(414, 896));

test('on a phone orders are ticked on their cards and given to somebody at once', async () => {
  const { sent, address } = await show('/superadmin/orders');
  await page.getByRole('checkbox', { name: 'Zaznacz wniosek 118432' }).click();
  await page.getByRole('checkbox', { name: 'Zaznacz wniosek 118433' }).click();
  await expect.element(page.getByRole('group', { name: /Wybrano.2/u })).toBeVisible();
  expect(address()).toBe('/superadmin/orders');
  await page.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Opiekun' }).selectOptions('u2');
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect
    .poll(() => sent.filter((one) => one.includes('/attendants')))
    .toEqual([
      'PUT /api/superadmin/orders/attendants {"slugs":["slug-118432","slug-118433"],"user_id":"u2"}',
    ]);
});

test('a filter that is set is taken away by its own cross, and the others stay', async () => {
  const { address } = await show(
    '/superadmin/orders?salesChannels=pos&dateFrom=2026-03-01&dateTo=2026-03-31&tab=sales',
  );
  await page.getByRole('button', { name: 'Usuń filtr Okres' }).click();
  await expect.poll(address).toBe('/superadmin/orders?salesChannels=pos&tab=sales');
  await page.getByRole('button', { name: 'Usuń filtr Kanał' }).click();
  await expect.poll(address).toBe('/superadmin/orders?tab=sales');
  await expect.element(page.getByRole('button', { name: /^Usuń filtr/u })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Kanał' })).toHaveFocus();
});
