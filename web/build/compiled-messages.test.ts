import { expect, test } from 'vitest';
import { compiled } from './compiled-messages.ts';

test('a plain sentence stays as it is, one with an argument becomes data', () => {
  expect(compiled({ edit: 'Edytuj', offer: { number: 'Wniosek {number}' } })).toEqual({
    edit: 'Edytuj',
    offer: { number: ['Wniosek ', ['number']] },
  });
});

test('a broken sentence is named by its key', () => {
  expect(() => compiled({ offer: { number: 'Wniosek {number' } })).toThrow(
    new Error('The sentence offer.number is not ICU: Wniosek {number'),
  );
});

test('an empty choice, which could not be shown, is named by its key', () => {
  expect(() => compiled({ steps: '{done, plural, =0 {} other {ukończono #}}' })).toThrow(
    new Error('The sentence steps has an empty choice: {done, plural, =0 {} other {ukończono #}}'),
  );
});
