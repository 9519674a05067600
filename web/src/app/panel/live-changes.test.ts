import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveChanges } from './live-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keys = {
  order: ['staff-order', 'slug-1'],
  moves: ['staff-order', 'slug-1', 'moves', 3],
  other: ['staff-order', 'slug-2'],
  list: ['orders', 'listOrders', {}],
  comments: ['comments', 'o1', false],
  views: ['order-views', 'o1'],
  bell: ['bell'],
};

/** What a message makes out of date, at once and a second later. */
async function staleAfter(...messages: unknown[]): Promise<string[]> {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  client.setQueryData(keys.order, { id: 'o1' });
  client.setQueryData(keys.other, { id: 'o2' });
  const hear = liveChanges(client);
  for (const message of messages) hear(message);
  await vi.advanceTimersByTimeAsync(1_000);
  return Object.entries(keys)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);
}

test('an order that moved is read again with its moves, and the lists and comments with it', async () => {
  expect(await staleAfter({ type: 'order', ids: ['o1'] })).toEqual(['order', 'moves', 'list', 'comments']);
});

test('a task, a presence and a notification are read again where they are shown', async () => {
  expect(await staleAfter({ type: 'task', ids: ['o1'] })).toEqual(['list', 'comments']);
  expect(await staleAfter({ type: 'view', ids: ['o1'] })).toEqual(['views']);
  expect(await staleAfter({ type: 'notification' })).toEqual(['bell']);
});

test('what a newer release may say is left alone', async () => {
  expect(await staleAfter({ type: 'weather' }, null, 'order')).toEqual([]);
});
