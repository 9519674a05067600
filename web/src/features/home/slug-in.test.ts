import { expect, test } from 'vitest';
import { slugIn } from './slug-in.ts';

test.each([
  ['https://finansowo.example/orders/V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT'],
  [' /orders/V1StGXR8_Z5jdHi6B-myT/agreements?x=1 ', 'V1StGXR8_Z5jdHi6B-myT'],
  ['V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT'],
  ['118437', null],
  ['https://finansowo.example/orders/V1StGXR8', null],
  ['', null],
])('%s holds the slug %s', (pasted, slug) => {
  expect(slugIn(pasted)).toBe(slug);
});
