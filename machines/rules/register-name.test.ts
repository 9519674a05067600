import { expect, test } from 'vitest';
import { nameFromRegister, textFromRegister } from './register-name.ts';

test.each([
  ['JAN', 'Jan'],
  ['ŁUCJA  MARIA', 'Łucja Maria'],
  ['KOWALSKA-NOWAK', 'Kowalska-Nowak'],
  ["O'CONNOR", "O'Connor"],
  [' ŻÓŁĆ ', 'Żółć'],
])('%s is written as %s', (register, written) => {
  expect(nameFromRegister(register)).toBe(written);
});

test.each([
  ['KAŻDY WSPÓLNIK SAMODZIELNIE.', 'Każdy wspólnik samodzielnie'],
  ['Zarząd działa łącznie', 'Zarząd działa łącznie'],
])("the register's '%s' reads '%s'", (register, read) => {
  expect(textFromRegister(register)).toBe(read);
});
