import type { Locator, Page } from '@playwright/test';
import { expect, test } from './people.ts';

/** Something wrong in a form: where it is, what brings it about, what is said of it and what mends it. */
export interface Wrong {
  /** What kind of rule is broken. */
  readonly rule: 'required' | 'format' | 'checksum' | 'unique' | 'date' | 'server';
  /** The name of the field, the question or the statement, and which one of that name counting from 0. */
  readonly label: string;
  readonly nth?: number;
  /** Left as it is where nothing is said. */
  readonly typed?: string;
  /** The sentence under the field. */
  readonly says: string;
  /** How the summary of errors calls the field, and the person whose it is; '' of the company's. */
  readonly name: string;
  readonly who: string;
  /** The right text or answer; 'ticked' of a statement. */
  readonly mended: string;
}

/** What keeps the form from going on, each a link to its field. */
export const summary = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: /^Popraw/u }) });
/** Presses a button by its name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A fault's line in the summary: the field is named where the sentence does not name it. */
function toldOf({ rule, who, name, says }: Wrong): string {
  const rest = /^\p{Lu}{2}/u.test(says) ? says : says.charAt(0).toLowerCase() + says.slice(1);
  // What is missing is asked for by its name.
  const asks = rule === 'required' && /^(?:Wpisz|Wybierz (?!jedną))/u.test(says);
  const clear = asks || says.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (who === '') return clear ? says : `${name}: ${rest}`;
  return `${who}: ${clear ? rest : `${name} – ${rest}`}`;
}

/** The control that the summary leads to: a question's first answer. */
function controlOf(page: Page, { label, nth = 0, mended }: Wrong): Locator {
  if (mended === 'ticked') return page.getByRole('checkbox', { name: label }).nth(nth);
  if (label.endsWith('?')) return page.getByRole('group', { name: label }).getByRole('radio').first();
  const called = { name: label, exact: true };
  return page.getByRole('textbox', called).or(page.getByRole('combobox', called)).nth(nth);
}

async function write(page: Page, wrong: Wrong, text: string): Promise<void> {
  const control = controlOf(page, wrong);
  if (text === 'ticked') await control.press('Space');
  else if (wrong.label.endsWith('?'))
    await page.getByRole('group', { name: wrong.label }).getByText(text, { exact: true }).click();
  else if ((await control.evaluate((found) => found.tagName)) === 'SELECT') await control.selectOption(text);
  else await control.fill(text);
}

/**
 * Brings all of it about, tries to go on, and mends one after the other: each is said under its field and in the summary,
 * which takes focus and leads to the field, and is said no more once it is mended.
 */
export async function showsAndForgets(page: Page, onward: string, wrongs: readonly Wrong[]): Promise<void> {
  for (const wrong of wrongs) if (wrong.typed !== undefined) await write(page, wrong, wrong.typed);
  await press(page, onward);
  await expect(summary(page)).toBeFocused();
  const links = summary(page).getByRole('link');
  await expect(links).toHaveText(wrongs.map(toldOf));
  for (const [index, wrong] of wrongs.entries())
    await test.step(`${wrong.rule}: ${toldOf(wrong)}`, () => mend(wrong, wrongs.slice(index + 1)));
  await expect(summary(page)).toBeHidden();

  async function mend(wrong: Wrong, others: readonly Wrong[]): Promise<void> {
    const control = controlOf(page, wrong);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(wrong.says)}$`, 'u'));
    await links.first().click();
    await expect(control).toBeFocused();
    await write(page, wrong, wrong.mended);
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(links).toHaveText(others.map(toldOf));
  }
}
