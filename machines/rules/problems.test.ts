import { expect, test } from 'vitest';
import { documentNumberProblem, nipProblem, nrbProblem, peselProblem } from './problems.ts';

test('a NIP has one message for its length and one for its checksum', () => {
  expect(['81434301', '8143430195', '8143430194'].map((nip) => nipProblem(nip))).toEqual([
    'NIP ma 10 cyfr',
    'Sprawdź NIP – suma kontrolna się nie zgadza',
    null,
  ]);
  expect(nipProblem('6136599979', 'specification')).toBe('Sprawdź NIP – suma kontrolna się nie zgadza');
});

test('a PESEL and an account number likewise', () => {
  expect(['8507041235', '85070412358', '85070412359'].map(peselProblem)).toEqual([
    'PESEL ma 11 cyfr',
    'Sprawdź PESEL – numer jest niepoprawny',
    null,
  ]);
  expect(['6110', '61109010140000071219812875', '61109010140000071219812874'].map(nrbProblem)).toEqual([
    'Numer rachunku ma 26 cyfr',
    'Sprawdź numer rachunku',
    null,
  ]);
});

test('a document number is refused in the words of its document', () => {
  expect(documentNumberProblem('id_card', 'AB4123456')).toBe('Wpisz serię i numer, np. ABA 300000');
  expect(documentNumberProblem('id_card', 'ABA300001')).toBe('Sprawdź serię i numer dowodu');
  expect(documentNumberProblem('id_card', 'ABA300000')).toBeNull();
  expect(documentNumberProblem('polish_passport', 'CC799948')).toBe('Paszport polski ma 2 litery i 7 cyfr');
  expect(documentNumberProblem('polish_passport', 'CC7999487')).toBe('Sprawdź serię i numer paszportu');
  expect(documentNumberProblem('foreign_passport', 'AB_123456')).toBe('Wpisz najwyżej 15 liter i cyfr');
  expect(documentNumberProblem('residence_card', '')).toBe(
    'Wpisz serię i numer karty: od 5 do 15 liter i cyfr',
  );
});
