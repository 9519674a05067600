import { describe, expect, test } from 'vitest';
import { cursorAfter, masked } from './mask.ts';

describe('a mask', () => {
  test.each([
    ['99-999', '60125', '60-125'],
    ['99-999', ' 60 - 125 ', '60-125'],
    ['999-999-99-99', 'PL 8143430194', '814-343-01-94'],
    ['999 999 999', '601204482777', '601 204 482'],
    ['AAA 999999', 'abc123456', 'ABC 123456'],
    ['99-999', '6', '6'],
    ['99-999', '', ''],
  ])('%s spells %s as %s', (mask, typed, spelt) => {
    expect(masked(mask, typed)).toBe(spelt);
  });

  test('keeps the cursor behind the digits that stood before it', () => {
    expect(cursorAfter('60-125', '601')).toBe(4);
    expect(cursorAfter('60-125', '')).toBe(0);
  });
});
