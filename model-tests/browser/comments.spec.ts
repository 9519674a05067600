import { demoPassword } from '@app/db/demo';
import { looksRight } from './looks-right.ts';
import { expect, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000 });

test('staff write about an order, raise a task by the keyboard, and solve it in the list of tasks', async ({
  page,
  shop,
}) => {
  const { slug, number } = await shop(laptop);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('superadmin@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/superadmin\/orders/u);
  await page.goto(`/superadmin/orders/${slug}`);
  await page.getByLabel('Nowy komentarz').fill('Klient oddzwoni');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Klient oddzwoni')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('t');
  await page.keyboard.type('Dowód osobisty');
  await looksRight(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Uzup');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31.12.2099');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1530');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Uzupełnienie wniosku – zadanie aktywne')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Komentarze i zadania' })).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');

  await page.getByRole('navigation').getByRole('link', { name: 'Zadania' }).click();
  await page.getByRole('button', { name: 'Wszystkie' }).click();
  const order = page.getByRole('link', { name: number });
  // Other orders' tasks come before one that is due in 2099.
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Pokaż dalsze' });
    if (await more.isVisible()) await more.click();
    await expect(order.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await looksRight(page);
  await order.first().focus();
  await page.keyboard.press('r');
  await expect(page.getByText('Rozwiązano zadanie')).toBeVisible();
  await expect(order).toHaveCount(0);
});
