import { describe, expect, test } from 'vitest';
import { isPesel, normalisePesel, peselFacts } from './pesel.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('PESEL', () => {
  test.each(vectors.pesel.valid)('$value is a $gender born on $birthDate', ({ value, birthDate, gender }) => {
    expect(isPesel(value)).toBe(true);
    expect(peselFacts(value)).toEqual({ birthDate, gender });
  });

  test.each(vectors.pesel.invalid)('$value is refused: $reason', ({ value }) => {
    expect(isPesel(value)).toBe(false);
  });

  test('a wrong check digit is refused', () => {
    expect(isPesel('85070412358')).toBe(false);
  });

  test('nothing is read from a number that is not valid', () => {
    expect(() => peselFacts('85070412358')).toThrow(RangeError);
  });

  test('spaces are not stored', () => {
    expect(normalisePesel(' 850704 12359 ')).toBe('85070412359');
  });
});
