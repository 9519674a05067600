import { expect, test } from 'vitest';
import { placeInList, rememberListed } from './listed.ts';

test('an order that was opened from a list knows its place in it, and those beside it', () => {
  expect(placeInList('b')).toBeNull();
  rememberListed({ href: '/admin/orders?tab=tasks', slugs: ['a', 'b', 'c'] });
  const list = { href: '/admin/orders?tab=tasks', count: 3 };
  expect(placeInList('a')).toEqual({ ...list, place: 1, previous: null, next: 'b' });
  expect(placeInList('b')).toEqual({ ...list, place: 2, previous: 'a', next: 'c' });
  expect(placeInList('c')).toEqual({ ...list, place: 3, previous: 'b', next: null });
  expect(placeInList('d')).toBeNull();
});
