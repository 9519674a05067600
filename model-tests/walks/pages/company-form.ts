import { expect, type Page } from '@playwright/test';
import { press, type Acts } from './walked-page.ts';

const sections = [
  'Zapisz i przejdź do osób',
  'Zapisz i przejdź do kontaktu',
  'Zapisz i przejdź do podsumowania',
];

/** Ends the form that its draft has filled in: section by section to the last button. */
async function send(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const last = button('Wyślij wniosek');
  for (const [at, name] of sections.entries()) {
    // The form opens with the first section that lacks something.
    const ahead = sections.slice(at).reduce((either, next) => either.or(button(next)), last);
    await expect(ahead.first()).toBeVisible();
    if (await button(name).isVisible()) await button(name).click();
  }
  await expect(last).toBeVisible();
  for (const consent of await page.getByRole('checkbox').all())
    if (await consent.isVisible()) await consent.check({ force: true });
  await last.click();
}

/** What can be done on the company's form; both a client and a salesman fill it in. */
export const sendForm = {
  START_FORM: async (page) => {
    await page.getByRole('textbox').first().pressSequentially('1');
    await page.keyboard.press('Tab');
  },
  SAVE_FORM_FOR_LATER: (page) => press(page, 'Zapisz i dokończ później'),
  SUBMIT_COMPANY_FORM: send,
} as const satisfies Acts;
