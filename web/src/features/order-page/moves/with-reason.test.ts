import { expect, test } from 'vitest';
import { withReason } from './with-reason.ts';

const listed = ['Na prośbę klienta', 'Błędne dane'];

test.each([
  ['', 'Błędne dane', 'Błędne dane'],
  ['dzwonił dziś', 'Błędne dane', 'Błędne dane. dzwonił dziś'],
  ['Na prośbę klienta', 'Błędne dane', 'Błędne dane'],
  ['Na prośbę klienta. dzwonił dziś', 'Błędne dane', 'Błędne dane. dzwonił dziś'],
])('%j with the listed reason %j is %j', (typed, reason, text) =>
  expect(withReason(typed, reason, listed)).toBe(text),
);
