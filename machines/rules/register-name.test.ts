import { expect, test } from 'vitest';
import { nameFromRegister } from './register-name.ts';

test.each([
  ['JAN', 'Jan'],
  ['ŁUCJA  MARIA', 'Łucja Maria'],
  ['KOWALSKA-NOWAK', 'Kowalska-Nowak'],
  ["O'CONNOR", "O'Connor"],
  [' ŻÓŁĆ ', 'Żółć'],
])('%s is written as %s', (register, written) => {
  expect(nameFromRegister(register)).toBe(written);
});
