import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('a name is broken between its words, and cut where there is no more room', () => {
  expect(wrapped('Wybór sposobu podpisania (sprzedawca)', 21, 3)).toEqual([
    'Wybór sposobu',
    'podpisania',
    '(sprzedawca)',
  ]);
  expect(wrapped('Wysłano', 21, 3)).toEqual(['Wysłano']);
  expect(wrapped('Umowa podpisana (agreement_signed_by_everybody)', 21, 2)).toEqual([
    'Umowa podpisana',
    '(agreement_signed_by…',
  ]);
  expect(wrapped('jeden dwa trzy cztery', 10, 1)).toEqual(['jeden dwa…']);
});
