import type { OrderEvent, OrderStatus } from '@app/machines/order';
import { expect, type Page } from '@playwright/test';

/** What the person does to cause an event on a page that is open; `to` is where the chart leads. */
export type Act<E extends OrderEvent = OrderEvent> = (page: Page, event: E, to: OrderStatus) => Promise<void>;

/** What can be done on a screen, by the event that it sends. */
export type Acts = { readonly [T in OrderEvent['type']]?: Act<Extract<OrderEvent, { type: T }>> };

/** Does what causes the event; throws where the page offers nothing for it. */
export async function act(acts: Acts, page: Page, event: OrderEvent, to: OrderStatus): Promise<void> {
  const does = acts[event.type] as Act | undefined;
  if (does === undefined) throw new Error(`This page has nothing for ${event.type}`);
  await does(page, event, to);
}

/** Presses a button by its words. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Leads a page of the application to another address as a link in it would; a new page is opened there. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path, { waitUntil: 'domcontentloaded' });
  else await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Presses a tile, a radio or an option by its words. */
export const choose = (page: Page, words: string | RegExp): Promise<void> =>
  page
    .getByText(words, { exact: typeof words === 'string' })
    .first()
    .click();

/** Ticks whatever can be ticked. */
export async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
}

/** Cancels the order, and says so once more. */
export async function cancel(page: Page): Promise<void> {
  await press(page, 'Anuluj wniosek');
  await confirm(page);
}

/** Presses the dialog's last button until the dialog is gone: one that opens under the pointer is not heard at once. */
export async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button').last().click({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
}

/** Presses the quiet way back of a screen. */
export const goBack = (page: Page): Promise<void> => page.locator('button[data-back]').first().click();
