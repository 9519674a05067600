import { codeAt } from '@app/api/processes';
import { demoPassword } from '@app/db/demo';
import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { looksRight } from './looks-right.ts';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 20_000 });

/** Nobody else's account: the tests of this file alone sign in with it. */
const email = 'narzedzia@demo.example';
const otherPassword = 'Zielony-Kajak-7314!';
const halfMinute = 30_000;

async function givePassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(/\/login$/u);
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Znam swoje hasło i chcę je zmienić' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Obecne hasło').fill(current);
  await page.getByLabel('Nowe hasło', { exact: true }).fill(next);
  await page.getByLabel('Powtórz nowe hasło').fill(next);
  await page.getByRole('button', { name: 'Zapisz i zaloguj się' }).click();
}

/** Keeps the recovery codes that are shown, and says so. */
async function saveCodes(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { name: 'Zapisz kody zapasowe' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Kody zapasowe' }).getByRole('listitem').allInnerTexts();
  await looksRight(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Potwierdź, że kody są zapisane')).toBeVisible();
  await page.getByText('Kody są zapisane w bezpiecznym miejscu').click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  return codes;
}

test('a salesman turns the second step on, signs in with a code and with a recovery code, and turns it off', async ({
  page,
}) => {
  await givePassword(page);
  await page.getByRole('link', { name: 'Ustawienia konta' }).click();
  await expect(page.getByText('Wyłączona')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Włącz' }).click();
  await expect(page.getByRole('img', { name: /^Kod QR/u })).toBeVisible();
  await looksRight(page);
  const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/gu, '');
  const code = page.getByLabel('Kod z aplikacji');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('button', { name: 'Potwierdź i włącz' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await looksRight(page);
  const enrolledAt = Date.now();
  await code.fill(codeAt(secret, enrolledAt));
  await page.getByRole('button', { name: 'Potwierdź i włącz' }).click();
  const codes = await saveCodes(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('Zostało Ci 10 kodów zapasowych.')).toBeVisible();
  await looksRight(page);

  await signOut(page);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Podaj kod' })).toBeFocused();
  await looksRight(page);
  await tabTo(page, code);
  await page.keyboard.type(codeAt(secret, enrolledAt));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: /^(?:Ten kod był już użyty|Nieprawidłowy kod)/u }),
  ).toBeVisible();
  await looksRight(page);
  await code.fill(codeAt(secret, Date.now() + halfMinute));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/orders/u);

  await signOut(page);
  await givePassword(page);
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await looksRight(page);
  await page.getByLabel('Kod zapasowy').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/shop\/orders/u);
  await page.goto('/account');
  await expect(page.getByText('Zostało Ci 9 kodów zapasowych.')).toBeVisible();
  await page.getByRole('button', { name: 'Nowe kody zapasowe' }).click();
  const fresh = await saveCodes(page);
  expect(fresh.filter((one) => codes.includes(one))).toEqual([]);

  await changePassword(page, demoPassword, otherPassword);
  await expect(page.getByRole('heading', { name: 'Podaj kod' })).toBeFocused();
  // Somebody else finishes the same change first: this page's second step is over, and nothing was lost.
  const [password, password_confirmation] = [otherPassword, otherPassword];
  const changed = await page.request.put('/api/password_outdates', {
    data: { email, current_password: demoPassword, password, password_confirmation },
  });
  expect(changed.status()).toBe(401);
  const { ticket } = (await changed.json()) as { ticket: string };
  const entered = await page.request.post('/api/auth/second_factors', { data: { ticket, code: fresh[0] } });
  expect(entered.status()).toBe(200);
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await page.getByLabel('Kod zapasowy').fill(fresh[1] ?? '');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText(/Podaj jeszcze raz e.mail i.hasło/u)).toBeVisible();
  await changePassword(page, otherPassword, demoPassword);
  await expect(page.getByRole('heading', { name: 'Podaj kod' })).toBeFocused();
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await page.getByLabel('Kod zapasowy').fill(fresh[1] ?? '');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/shop\/orders/u);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Wyłącz' }).click();
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz' }).click();
  await expect(page.getByText('Wyłączona', { exact: true })).toBeVisible();
});

test('where the password has to be given once more, a dialog asks for it and what was begun goes on', async ({
  page,
}) => {
  await givePassword(page);
  await expect(page).toHaveURL(/\/shop\/orders/u);
  let asked = false;
  await page.route('**/api/current_user/second_factor', async (route) => {
    if (route.request().method() !== 'POST' || asked) return route.continue();
    asked = true;
    const json = { error: 'Ta czynność wymaga ponownego podania hasła.', code: 'password_confirmation' };
    return route.fulfill({ status: 403, json });
  });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Włącz' }).click();
  await expect(page.getByRole('dialog', { name: 'Podaj hasło jeszcze raz' })).toBeVisible();
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  await looksRight(page);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Kod QR/u })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByText('Wyłączona')).toBeVisible();
});
