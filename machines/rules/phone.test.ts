import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, normalisePhone, storedPhone } from './phone.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('phone', () => {
  test.each([...vectors.phone.valid, ...vectors.phone.nineDigitsButOutsideNumberPlan])(
    '%s has nine digits',
    (value) => {
      expect(isPhone(value)).toBe(true);
    },
  );

  test.each(vectors.phone.invalid)('$value is refused: $reason', ({ value }) => {
    expect(isPhone(value)).toBe(false);
  });

  test.each([
    '500600700',
    '500 600 700',
    '500-600-700',
    '+48 500 600 700',
    '0048500600700',
    '48500600700',
    '(500) 600.700',
  ])("typed as '%s' it is 500600700", (typed) => {
    expect(normalisePhone(typed)).toBe('500600700');
  });

  test('a number that begins with 48 keeps its digits', () => {
    expect(normalisePhone('481234567')).toBe('481234567');
  });

  test('is stored with the prefix and shown in groups', () => {
    expect(storedPhone('500 600 700')).toBe('+48500600700');
    expect(formatPhone('+48500600700')).toBe('+48 500 600 700');
  });
});
