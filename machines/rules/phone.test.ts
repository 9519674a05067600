import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, normalisePhone, storedPhone, typedPhone } from './phone.ts';
import { phoneProblem } from './phone-problem.ts';
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

  test('a number that begins with 48 keeps its digits', () => {
    expect(normalisePhone('481234567')).toBe('481234567');
  });

  test('every spelling of every number is the same number, typed key by key, put in at once or sent', () => {
    for (const digits of numbers) {
      for (const spelling of spellings(digits)) {
        expect([spelling, storedPhone(spelling)]).toEqual([spelling, `+48${digits}`]);
        expect([spelling, phoneProblem(spelling)]).toEqual([spelling, null]);
        expect([spelling, typedPhone(spelling)]).toEqual([spelling, inGroups(digits)]);
        expect([spelling, keyByKey(spelling)]).toEqual([spelling, inGroups(digits)]);
        expect([spelling, formatPhone(spelling)]).toEqual([spelling, `+48 ${inGroups(digits)}`]);
      }
    }
  });

  test('a digit too many or too few is never left out: it stays, and it is said', () => {
    for (const digits of numbers) {
      for (const wrong of [`${digits}5`, digits.slice(0, 8), `${digits}55`]) {
        for (const spelling of spellings(wrong)) {
          if (normalisePhone(spelling) === wrong.slice(2) && wrong.startsWith('48')) continue;
          expect([spelling, phoneProblem(spelling)]).toEqual([spelling, 'Numer telefonu ma 9 cyfr']);
          expect([spelling, storedPhone(spelling)]).toEqual([spelling, spelling.trim()]);
          expect(typedPhone(spelling).replaceAll(' ', '').endsWith(wrong)).toBe(true);
        }
      }
    }
  });

  test.each(['+49 170 1234567', '0049 170 1234567', '+1 202 555 0123', '+420 601 123 456'])(
    'the foreign number %s is refused as what it is',
    (foreign) => {
      expect(phoneProblem(foreign)).toBe('Podaj polski numer: 9 cyfr po +48');
      expect(storedPhone(foreign)).toBe(foreign);
      expect(typedPhone(foreign)).toBe(foreign.replaceAll(' ', ''));
      expect(keyByKey(foreign)).toBe(foreign.replaceAll(' ', ''));
      expect(formatPhone(foreign)).toBe(foreign);
    },
  );

  test('a prefix that has only begun is not foreign yet', () => {
    expect(['', '+', '+4', '00', '004', '+48', '0048 5'].map(phoneProblem)).toEqual(
      Array.from({ length: 7 }, () => 'Numer telefonu ma 9 cyfr'),
    );
  });

  test('what stands around a number falls away in its field alone', () => {
    expect(typedPhone('tel. +48 500 600 701')).toBe('500 600 701');
    expect(phoneProblem('tel. +48 500 600 701')).toBe('Numer telefonu ma 9 cyfr');
  });
});

/** Mobile and landline numbers, of the Radom area among them, spread evenly over the number plan. */
const numbers = [
  ...['500600701', '481234567', '484848484', '223344556'],
  ...Array.from({ length: 40 }, (_, index) => String(120_000_000 + index * 21_739_131)),
];

/** How people, address books and browsers spell a number. */
const spellings = (digits: string): readonly string[] =>
  ['', '+48', '0048', '48', '+48 48', '(+48)', '\u202A+48'].flatMap((prefix) =>
    ['', ' ', '-', '.', '\u00A0', '\u2011'].flatMap((between) => [
      ` ${prefix}${between}${digits.match(/.{1,3}/g)?.join(between)}\u202C `,
      `${prefix}(${digits.slice(0, 2)})${between}${digits.slice(2)}`,
    ]),
  );

/** What a field shows after each key was pressed behind what it showed before. */
const keyByKey = (typed: string): string =>
  Array.from(typed).reduce((shown, key) => typedPhone(shown + key), '');

const inGroups = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');
