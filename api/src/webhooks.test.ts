import { calls, type Call } from '@app/machines/contract';
import { effects } from '@app/machines/order';
import { notificationSenders } from '@app/machines/testing';
import { expect, test } from 'vitest';
import { webhooks } from './webhooks.ts';

test('the linter knows what providers send, and nothing that no provider sends', () => {
  const answers = Object.values(effects).flatMap(({ answers: events }): readonly string[] => events);
  const sent: readonly string[] = webhooks.flatMap(({ sends }) => sends);
  const known = Object.entries(notificationSenders).flatMap(([event, sender]) =>
    sender === 'deadline sweeper' ? [] : [event],
  );
  expect({
    unknown: sent.filter((event) => !answers.includes(event) && !known.includes(event)),
    unsent: known.filter((event) => !sent.includes(event)),
  }).toEqual({ unknown: [], unsent: [] });
});

test('the contract names with each provider’s call what that provider sends', () => {
  const ofContract = webhooks.map(({ provider }): readonly string[] => {
    const row = Object.values<Call>(calls).find(({ path }) => path === `/api/${provider}/notifications`);
    return (row?.events ?? []).toSorted();
  });
  expect(ofContract).toEqual(webhooks.map(({ sends }): readonly string[] => sends.toSorted()));
});
