import { validationMessages } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { afterFieldName, namesField } from './error-message.ts';

test('after a name a message begins with a small letter, an abbreviation stays as it is', () => {
  expect(
    [validationMessages.required, validationMessages.nipChecksum, validationMessages.peselLength].map(
      afterFieldName,
    ),
  ).toEqual(['to pole jest wymagane', 'sprawdź NIP – suma kontrolna się nie zgadza', 'PESEL ma 11 cyfr']);
});

test('what begins with the name of its field needs no other', () => {
  expect(namesField('NIP', validationMessages.nipLength)).toBe(true);
  expect(namesField('PESEL', validationMessages.peselLength)).toBe(true);
  expect(namesField('Telefon', validationMessages.phone)).toBe(false);
  expect(namesField('Imię i nazwisko', validationMessages.required)).toBe(false);
});
