import { expect, test } from 'vitest';
import { hardSpaces, withHardSpaces } from './hard-spaces.ts';

test('a one-letter word stays with the next one, and a figure with its unit', () => {
  expect(hardSpaces('Wynik w 24 godzin i z banku')).toBe('Wynik w\u00A024\u00A0godzin i\u00A0z\u00A0banku');
});

test('the hyphens of e-mail and SMS-em do not end a line; a label keeps the one that is typed', () => {
  expect(hardSpaces('SMS-em i e-mailem, E-mail')).toBe('SMS\u2011em i\u00A0e\u2011mailem, E-mail');
});

test('a whole catalogue keeps its shape', () => {
  expect(withHardSpaces({ a: { b: 'Co i jak' } })).toEqual({ a: { b: 'Co i\u00A0jak' } });
});
