import type { Page } from '@playwright/test';
import { axeFaults, sidewaysScroll } from './faults.ts';
import { expect } from './people.ts';

const widths = [1280, 360, 320];

/** What the page shows now is clean for axe and fits its window. */
export async function looksRightHere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect({ width, faults: await axeFaults(page), scroll: await sidewaysScroll(page) }).toEqual({
    width,
    faults: [],
    scroll: 0,
  });
}

/** What the page shows now is clean for axe and fits, on a desk and on phones; it is left as wide as a desk's. */
export async function looksRight(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await looksRightHere(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
