import type { Page } from '@playwright/test';
import { axeFaults, sidewaysScroll } from './faults.ts';
import { expect } from './people.ts';
import { faultsAt } from './screen-faults.ts';

const desk = { width: 1280, height: 900 };
const phones = [360, 320].map((width) => ({ ...desk, width }));

/** What the page shows now is clean for axe and fits its window. */
export async function looksRightHere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect({ width, faults: await axeFaults(page), scroll: await sidewaysScroll(page) }).toEqual({
    width,
    faults: [],
    scroll: 0,
  });
}

/**
 * What the page shows now is clean for axe and fits, on a desk and on phones; it is left as wide as a desk's. On phones axe
 * judges what it has not seen there before: names and roles are those of the desk.
 */
export async function looksRight(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await looksRightHere(page);
  for (const phone of phones) expect(await faultsAt(page, phone)).toEqual([]);
  await page.setViewportSize(desk);
}
