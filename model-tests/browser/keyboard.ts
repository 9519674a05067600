import type { Locator, Page } from '@playwright/test';
import { expect } from './people.ts';

/** Keys of one form section at most; who needs more does not get there at all. */
const longest = 120;

/** Whether one of these has focus, and what is wrong with showing where focus is: no ring, out of the window, under something. */
function lookAtFocus(targets: readonly Element[]): { there: boolean; fault: string | null } {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { there: false, fault: null };
  const there = targets.includes(focused);
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // Where a tick's own box is hidden its label shows the ring.
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
  const shown = label !== null && hasRing(label) ? label : focused;
  const named = `${focused.tagName} ${focused.id} ${shown.textContent.slice(0, 40)}`;
  if (!hasRing(shown)) return { there, fault: `no ring: ${named}` };
  const box = shown.getBoundingClientRect();
  const met = document.elementFromPoint(
    box.left + Math.min(box.width / 2, 12),
    box.top + Math.min(box.height / 2, 12),
  );
  if (met === null) return { there, fault: `outside of the window: ${named}` };
  const covered = !shown.contains(met) && !met.contains(shown);
  return { there, fault: covered ? `covered by ${met.tagName}: ${named}` : null };
}

/** Goes on (or back) by Tab until the target has focus; each stop on the way shows that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let pressed = 0; pressed < longest; pressed += 1) {
    await page.keyboard.press(key);
    const { there, fault } = await target.evaluateAll(lookAtFocus);
    expect(fault).toBe(null);
    if (there) return;
  }
  throw new Error(`${longest} times ${key} do not lead to ${target.toString()}`);
}

/** One person's hands on the keyboard of a page. */
export function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    press,
    /** Types into the text field of this name. */
    async type(name: string, text: string): Promise<void> {
      await tabTo(page, page.getByRole('textbox', { name, exact: true }));
      await page.keyboard.type(text);
    },
    /** Ticks the box of this name. */
    async tick(name: string | RegExp): Promise<void> {
      const box = page.getByRole('checkbox', { name });
      await tabTo(page, box);
      await press('Space');
      await expect(box).toBeChecked();
    },
    /** Answers a question by the place of the answer: Space takes the first, each arrow the next one. */
    async answer(question: string | RegExp, word: string): Promise<void> {
      const group = page.getByRole('group', { name: question });
      const [first, wanted] = [group.getByRole('radio').first(), group.getByRole('radio', { name: word })];
      await tabTo(page, first);
      await press('Space');
      for (let moved = 0; moved < 6 && !(await wanted.isChecked()); moved += 1) await press('ArrowDown');
      await expect(wanted).toBeChecked();
    },
    /** Goes to the button of this name and presses it. */
    async push(name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await tabTo(page, button(name));
      await press(key);
    },
  };
}
