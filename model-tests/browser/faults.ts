import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds wrong on the page, by rule and place. No page has frames, whose answers would have to be brought together. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const results = await window.axe?.run({ runOnly, resultTypes: ['violations'] });
    if (results === undefined) throw new Error('axe is not on the page');
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, rules);
}

/** Pixels by which the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words on the page that are names of the code, or values that are none; but not what is marked as code, which the chart's pages quote. */
export async function rawWords(page: Page): Promise<string[]> {
  const whole = await page.locator('body').innerText();
  const quoted = await page.locator('code').allInnerTexts();
  const text = quoted.reduce((rest, code) => rest.replace(code, ''), whole);
  return text.match(/\b[a-z]+(?:_[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object|\{[a-z]+\}/gu) ?? [];
}

/** The kinds of elements on the page, a tag with its classes: what axe has judged once looks the same again. */
export const kindsOfElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      Array.from(
        document.querySelectorAll('body *'),
        (one) => `${one.tagName}.${one.getAttribute('class')}.${one.getAttribute('role')}`,
      ),
    ),
  ]);
