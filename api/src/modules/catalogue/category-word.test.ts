import { expect, test } from 'vitest';
import { categoryWord } from './category-word.ts';

test.each([
  ['Fotografia i wideo', 'fotografia_i_wideo'],
  ['Łóżka, krzesła (2. sort)', 'lozka_krzesla_2_sort'],
  ['100% rabatu', 'rabatu'],
  ['???', 'kategoria'],
])('%s is known by the word %s', (name, word) => {
  expect(categoryWord(name)).toBe(word);
});
