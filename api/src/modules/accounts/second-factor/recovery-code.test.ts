import { expect, test } from 'vitest';
import { newRecoveryCodes, readRecoveryCode } from './recovery-code.ts';

test('ten codes of 24 letters are drawn, no two alike, each of its letters anywhere', () => {
  const codes = Array.from({ length: 40 }, newRecoveryCodes).flat();
  expect([codes.length, new Set(codes).size]).toEqual([400, 400]);
  expect(codes.filter((code) => !/^(?:[0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/u.test(code))).toEqual(
    [],
  );
  const places = Array.from(
    { length: 24 },
    (_, at) => new Set(codes.map((code) => code.replaceAll('-', '')[at])),
  );
  expect(places.filter(({ size }) => size < 32)).toEqual([]);
});

test('a code is read however it was typed off the paper, and six digits are none', () => {
  const typed = [
    'ABCDEF-GHJKMN-PQRST0-123456',
    'abcdef ghjkmn pqrsto l234 56',
    'ABCDEF–GHJKMN–PQRSTO–I23456',
    '123456',
    'ABCDEF-GHJKMN-PQRST0-12345',
    'ABCDEF-GHJKMN-PQRST0-12345U',
  ];
  const code = 'ABCDEFGHJKMNPQRST0123456';
  expect(typed.map(readRecoveryCode)).toEqual([code, code, code, null, null, null]);
});
