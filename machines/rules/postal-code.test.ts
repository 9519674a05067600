import { expect, test } from 'vitest';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.postalCode.valid)('%s is valid', (value) => {
  expect(isPostalCode(value)).toBe(true);
});

test.each(vectors.postalCode.invalid)('$value is refused: $reason', ({ value }) => {
  expect(isPostalCode(value)).toBe(false);
});

test.each(['81718', '81 718', '81–718', ' 81-718 '])("typed as '%s' it is stored as 81-718", (typed) => {
  expect(normalisePostalCode(typed)).toBe('81-718');
});
