import { expect, test } from 'vitest';
import { isForeignPassport } from './foreign-passport.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.foreignPassport.valid)('%s is valid', (value) => {
  expect(isForeignPassport(value)).toBe(true);
});

test.each(vectors.foreignPassport.invalid)("'$value' is refused: $reason", ({ value }) => {
  expect(isForeignPassport(value)).toBe(false);
});
