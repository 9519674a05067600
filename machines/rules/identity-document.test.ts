import { expect, test } from 'vitest';
import { isDocumentNumber, normaliseDocumentNumber } from './identity-document.ts';

test('each document type has its own rule', () => {
  expect(isDocumentNumber('id_card', 'DBX593116')).toBe(true);
  expect(isDocumentNumber('polish_passport', 'DBX593116')).toBe(false);
  expect(isDocumentNumber('polish_passport', 'CC7999486')).toBe(true);
  expect(isDocumentNumber('foreign_passport', 'L8988901C')).toBe(true);
  expect(isDocumentNumber('residence_card', 'ZA7654321')).toBe(true);
});

test('a number is stored in capitals without spaces', () => {
  expect(normaliseDocumentNumber(' aba 300000 ')).toBe('ABA300000');
});
