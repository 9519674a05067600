import { expect, test } from 'vitest';
import { refundEvents, refundStates } from '../rules/index.ts';
import { refundAfter, refundMachine } from './refund.machine.ts';

test('a refund is ordered, paid out or kept by agreement, and nothing happens to it after that', () => {
  const steps = refundStates.flatMap((state) =>
    refundEvents.map((event) => [state, event, refundAfter(state, event)]),
  );
  expect(steps.filter(([, , next]) => next !== null)).toEqual([
    ['owed', 'ORDER_REFUND', 'ordered'],
    ['owed', 'PAY_OUT_REFUND', 'paid_out'],
    ['owed', 'KEEP_BY_AGREEMENT', 'kept_by_agreement'],
    ['ordered', 'PAY_OUT_REFUND', 'paid_out'],
    ['ordered', 'KEEP_BY_AGREEMENT', 'kept_by_agreement'],
  ]);
});

test('the chart of a refund has the states that its row may hold, and only settled ones are ends', () => {
  const { states } = refundMachine;
  expect(Object.keys(states)).toEqual(refundStates);
  const ends = Object.values(states).filter(({ type }) => type === 'final');
  expect(ends.map(({ key }) => key)).toEqual(['paid_out', 'kept_by_agreement']);
});
