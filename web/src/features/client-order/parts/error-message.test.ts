import { validationMessages } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { behindName, namesItself } from './error-message.ts';

test('behind a name a sentence goes on small, an abbreviation stays as it is', () => {
  expect(
    [validationMessages.required, validationMessages.nipChecksum, validationMessages.peselLength].map(
      behindName,
    ),
  ).toEqual(['to pole jest wymagane', 'sprawdź NIP – suma kontrolna się nie zgadza', 'PESEL ma 11 cyfr']);
});

test('what begins with the name of its field needs no other', () => {
  expect(namesItself('NIP', validationMessages.nipLength)).toBe(true);
  expect(namesItself('PESEL', validationMessages.peselLength)).toBe(true);
  expect(namesItself('Telefon', validationMessages.phone)).toBe(false);
  expect(namesItself('Imię i nazwisko', validationMessages.required)).toBe(false);
});
