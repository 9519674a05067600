import { expect, test } from 'vitest';
import { countedTab, isNarrowed, readOrdersSearch, sortedBy, typedIn } from './orders-search.ts';

test('an address gives the filters that it knows, numbers as texts', () => {
  expect(readOrdersSearch({ siemens_id: 118437, status: ' signed,canceled ', tab: '', other: 'x' })).toEqual({
    siemens_id: '118437',
    status: 'signed,canceled',
  });
});

test('sorting and paging alone hide nothing', () => {
  expect(isNarrowed({ sort: 'created_at', direction: 'asc', after: 'W10' })).toBe(false);
  expect(isNarrowed({ tab: 'sales' })).toBe(true);
});

test('what was typed stands under the name that the role has for it', () => {
  expect([
    typedIn({ siemens_id: '118437' }),
    typedIn({ id: '1184' }),
    typedIn({ search: 'kłos' }),
    typedIn({}),
  ]).toEqual(['118437', '1184', 'kłos', '']);
});

test("a tab's count is the list's as long as nothing else narrows it", () => {
  const counted = [
    {},
    { tab: 'needing_action', sort: 'created_at' },
    { tab: 'sales', after: 'W10' },
    { tab: 'sales', user: '1' },
  ];
  expect(counted.map(countedTab)).toEqual(['all', 'needingAction', 'sales', null]);
});

test('a queue begins with who waits longest, until a header is pressed', () => {
  expect([
    sortedBy({}),
    sortedBy({ tab: 'needing_action' }),
    sortedBy({ tab: 'tasks' }),
    sortedBy({ tab: 'tasks', sort: 'created_at' }),
  ]).toEqual([
    { sort: 'created_at', direction: 'desc' },
    { sort: 'last_order_state_created_at', direction: 'asc' },
    { sort: 'last_task.due_date', direction: 'asc' },
    { sort: 'created_at', direction: 'desc' },
  ]);
});
