import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { panelName } from '@app/machines/order';
import type { OrderStatus } from '@app/machines/order';
import { demoPassword } from '@app/db/demo';

/** How long a page may take to show what somebody else did, beside other tests; without being told it looks every half minute. */
export const within = { timeout: 8_000 };

/** Signs an account of the demo in by its page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword);
  const answer = page.waitForResponse(/\/api\/auth$/u);
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(200);
}

/** A member of staff at the desk: the account's name and hands on its page. */
export interface Operator {
  readonly page: Page;
  /** Opens an order from the list. */
  readonly opens: (number: string) => Promise<void>;
  /** Sees the order in a status. */
  readonly sees: (status: OrderStatus, within?: { timeout: number }) => Promise<void>;
  /** Chooses a move, gives what its dialog asks for, and confirms what it shows. */
  readonly makes: (move: string | Locator, fill?: (dialog: Locator) => Promise<void>) => Promise<void>;
}

/** Signs a member of staff in. */
export async function operator(page: Page, email: string): Promise<Operator> {
  await signIn(page, email);
  return {
    page,
    opens: async (number) => {
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Wniosek ${number}` })).toBeVisible();
    },
    sees: (status, within = { timeout: 20_000 }) =>
      expect(page.getByRole('heading', { level: 2, name: panelName(status), exact: true })).toBeVisible(
        within,
      ),
    makes: async (move, fill = async () => undefined) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
      await (typeof move === 'string' ? button(move) : move).click();
      const dialog = page.getByRole('dialog');
      await fill(dialog);
      const preview = dialog.getByText('dokładnie to albo nic');
      await expect(preview).toBeVisible();
      // What the order does meanwhile is previewed anew: it is read and confirmed once more.
      await expect(async () => {
        if (await preview.isVisible()) await dialog.getByRole('button').last().click({ timeout: 2_000 });
        await expect(dialog).toBeHidden({ timeout: 5_000 });
      }).toPass({ timeout: 40_000 });
    },
  };
}
