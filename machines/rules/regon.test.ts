import { describe, expect, test } from 'vitest';
import { isRegon, normaliseRegon } from './regon.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('REGON', () => {
  test.each([...vectors.regon9.valid, ...vectors.regon14.valid])('%s is valid', (value) => {
    expect(isRegon(value)).toBe(true);
  });

  test.each([...vectors.regon9.invalid, ...vectors.regon14.invalid])(
    '$value is refused: $reason',
    ({ value }) => {
      expect(isRegon(value)).toBe(false);
    },
  );

  test('separators do not belong to the stored number', () => {
    expect(isRegon('978-933-540')).toBe(false);
    expect(normaliseRegon('978-933-540')).toBe('978933540');
  });

  test.each(vectors.regon14.paddedFromKrs)(
    '%s, padded by the court register, is its first nine digits',
    (value) => {
      expect(normaliseRegon(value)).toBe(value.slice(0, 9));
    },
  );
});
