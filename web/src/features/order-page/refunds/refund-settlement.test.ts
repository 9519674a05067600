import { expect, test } from 'vitest';
import { settlementOf } from './refund-settlement.ts';

const sum = { currency: 'PLN', by: null };
const money = {
  history: [
    {
      ...sum,
      at: '2026-11-20T10:57:00Z',
      operationId: 'p1',
      what: 'payment_pending',
      amount: '1990.00',
      number: null,
    },
    {
      ...sum,
      at: '2026-11-20T10:58:00Z',
      operationId: 'p1',
      what: 'payment_completed',
      amount: '1990.00',
      number: 'M1',
    },
    {
      ...sum,
      at: '2026-11-20T10:58:00Z',
      operationId: null,
      what: 'refund_owed',
      amount: '1000.00',
      number: null,
    },
  ],
  refunds: [
    { operationId: 'p1', amount: '900.00' },
    { operationId: 'p1', amount: '100.00' },
    { operationId: 'p2', amount: '5.00' },
  ],
} as unknown as Parameters<typeof settlementOf>[0];

test('of a sum that came stays what none of its refunds gives back', () => {
  expect(settlementOf(money, 'p1')).toEqual({
    ...{ number: 'M1', at: '2026-11-20T10:58:00Z', came: 1_990_00, stays: 990_00 },
  });
});

test('a sum that the history does not know has no settlement', () => {
  expect(settlementOf(money, 'p2')).toBe(null);
});
