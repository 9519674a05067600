import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A provider's clerk waits for the order's thing in the console and presses a button beside it. */
export async function press(console: Page, section: string, mentions: string, button: string): Promise<void> {
  const card = console.locator('article[data-state="pending"]').filter({ hasText: mentions });
  await expect(async () => {
    await console.goto(`/simulators/${section}`);
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await card.getByRole('button', { name: button, exact: true }).click();
  await expect(card).toHaveCount(0);
}
