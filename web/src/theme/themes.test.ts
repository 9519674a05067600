import { expect, test } from 'vitest';
import { themeNamed } from './themes.ts';

test('a loan is spoken of under its own name and address, in each theme', () => {
  const spoken = (name: string | null, contract: 'lease' | 'loan') => {
    const { title, email } = themeNamed(name, contract).brand;
    return [title, email];
  };
  expect([
    spoken(null, 'lease'),
    spoken(null, 'loan'),
    spoken('ispot', 'loan'),
    spoken('unheard of', 'lease'),
  ]).toEqual([
    ['Finansowo Leasing', 'leasing@finansowo.example'],
    ['Finansowo Pożyczki', 'pozyczki@finansowo.example'],
    ['Finansowo Pożyczki', 'pozyczki@ispot.example'],
    ['Finansowo Leasing', 'leasing@finansowo.example'],
  ]);
});
