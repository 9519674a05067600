import { expect, test } from 'vitest';
import { documentExpiry } from './document-expiry.ts';

test.each([
  ['2020-06-15', '2030-06-15'],
  ['2019-12-31', '2029-12-31'],
  ['2024-02-29', '2034-02-28'],
])('a document issued on %s expires on %s', (issued, expires) => {
  expect(documentExpiry(issued)).toBe(expires);
});

test('a day that does not exist is refused', () => {
  expect(() => documentExpiry('2023-02-29')).toThrow(RangeError);
  expect(() => documentExpiry('15.06.2020')).toThrow(RangeError);
});
