import { expect, test } from 'vitest';
import { hardSpaces } from './hard-spaces.ts';

test('a one-letter word stays with the next one, and a figure with its unit', () => {
  expect(hardSpaces('Wynik w 24 godzin i z banku')).toBe('Wynik w\u00A024\u00A0godzin i\u00A0z\u00A0banku');
});

test('the hyphens of e-mail and SMS-em do not end a line; a label keeps the one that is typed', () => {
  expect(hardSpaces('SMS-em i e-mailem, E-mail')).toBe('SMS\u2011em i\u00A0e\u2011mailem, E-mail');
});

test('hours, abbreviations, a legal form, an address and a capacity are not torn (F142)', () => {
  expect(hardSpaces('W godz. 9:00–21:00, Firma Sp. z o.o., ul. Stawki 2, 00-193 Warszawa, 512 GB')).toBe(
    'W\u00A0godz.\u00A09:00–\u206021:00, Firma Sp.\u00A0z\u00A0o.o., ul.\u00A0Stawki 2, 00\u2011193\u00A0Warszawa, 512\u00A0GB',
  );
});
