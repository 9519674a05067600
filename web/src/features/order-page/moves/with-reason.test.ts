import { expect, test } from 'vitest';
import { listedIn, withReason } from './with-reason.ts';

const listed = [
  { code: 'asked', label: 'Na prośbę klienta' },
  { code: 'wrong', label: 'Błędne dane' },
  { code: 'wrong_account', label: 'Błędne dane rachunku' },
];

test.each([
  ['', 'Błędne dane', 'Błędne dane'],
  ['dzwonił dziś', 'Błędne dane', 'Błędne dane. dzwonił dziś'],
  ['Na prośbę klienta', 'Błędne dane', 'Błędne dane'],
  ['Na prośbę klienta. dzwonił dziś', 'Błędne dane', 'Błędne dane. dzwonił dziś'],
  ['Błędne dane rachunku. z banku', 'Na prośbę klienta', 'Na prośbę klienta. z banku'],
])('%j with the listed reason %j is %j', (typed, reason, text) =>
  expect(withReason(typed, reason, listed)).toBe(text),
);

test('words begin with the longest reason that fits, or with none', () => {
  const texts = ['Błędne dane', 'Błędne dane rachunku, poprawione', 'poprawione', ''];
  expect(texts.map((text) => listedIn(text, listed)?.code)).toEqual([
    'wrong',
    'wrong_account',
    undefined,
    undefined,
  ]);
});
