import { expect, test } from 'vitest';
import { isNarrowed, readOrdersSearch, typedIn } from './orders-search.ts';

test('an address gives the filters that it knows, numbers as texts', () => {
  expect(readOrdersSearch({ siemens_id: 118437, status: ' signed,canceled ', tab: '', other: 'x' })).toEqual({
    siemens_id: '118437',
    status: 'signed,canceled',
  });
});

test('sorting alone hides nothing', () => {
  expect(isNarrowed({ sort: 'created_at', direction: 'asc' })).toBe(false);
  expect(isNarrowed({ tab: 'sales' })).toBe(true);
});

test('what was typed stands under the name that the role has for it', () => {
  expect([typedIn({ siemens_id: '118437' }), typedIn({ search: 'kłos' }), typedIn({})]).toEqual([
    '118437',
    'kłos',
    '',
  ]);
});
