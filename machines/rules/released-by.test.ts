import { expect, test } from 'vitest';
import { isReleasedBy } from './released-by.ts';

test.each(['Prezydent m.st. Warszawy', 'Wójt Gminy Łomża', 'Burmistrz Miasta Czechowice-Dziedzice, 2'])(
  '%s can issue a document',
  (value) => {
    expect(isReleasedBy(value)).toBe(true);
  },
);

test.each(['', '   ', 'Prezydent & Rada', 'Wójt "Gminy"', 'Urząd (Łódź)', 'a'.repeat(65)])(
  "'%s' is refused",
  (value) => {
    expect(isReleasedBy(value)).toBe(false);
  },
);
