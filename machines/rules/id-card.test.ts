import { expect, test } from 'vitest';
import { isIdCard } from './id-card.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.idCard.valid)('%s is valid', (value) => {
  expect(isIdCard(value)).toBe(true);
});

test.each(vectors.idCard.invalid)("'$value' is refused: $reason", ({ value }) => {
  expect(isIdCard(value)).toBe(false);
});

test.each(vectors.idCard.letterO)('$value with the letter O is valid: its checksum is right', ({ value }) => {
  expect(isIdCard(value)).toBe(true);
});

test('a changed digit is refused', () => {
  expect(isIdCard('ABA300000')).toBe(true);
  expect(isIdCard('ABA300001')).toBe(false);
});
