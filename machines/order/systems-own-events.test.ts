import { expect, test } from 'vitest';
import { transitionsOf } from './order.chart.ts';
import { orderStatuses } from './order.statuses.ts';
import { systemsOwnEvents } from './systems-own-events.ts';

test('what the system sends of its own accord comes from nobody else', () => {
  const senders = Object.fromEntries(
    systemsOwnEvents.map((event) => {
      const rows = orderStatuses.flatMap(transitionsOf).filter((edge) => edge.event === event);
      return [event, [...new Set(rows.flatMap(({ actors }) => actors))]];
    }),
  );
  expect(senders).toEqual({
    DEADLINE_PASSED: ['system'],
    REMINDER_DUE: ['system'],
    SIGNED_AGREEMENT_STORED: ['system'],
  });
});
