import { expect, test } from 'vitest';
import { isPolishPassport } from './polish-passport.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.passportPl.valid)('%s is valid', (value) => {
  expect(isPolishPassport(value)).toBe(true);
});

test.each(vectors.passportPl.invalid)("'$value' is refused: $reason", ({ value }) => {
  expect(isPolishPassport(value)).toBe(false);
});
