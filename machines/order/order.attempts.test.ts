import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { nextStatuses, refusal } from './explain.ts';
import type { OrderEvent } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { orderMachine, restore, statusOf } from './order.machine.ts';
import { isTransient, orderStatuses, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

const facts: Facts = {
  ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client', initialPayment: 1 }),
  ...{
    calculated: true,
    companyKnown: true,
    formSubmitted: true,
    identityVerified: true,
    agreementPrepared: true,
    method: 'qes',
  },
};
const open = orderStatuses.filter((status) => !isTransient(status) && phaseOf(status) !== 'closed');

const sent = (status: OrderStatus, known: Facts, event: OrderEvent) => {
  const [after] = transition(orderMachine, restore(status, known), event);
  return { status: statusOf(after), facts: after.context };
};

/** News of an attempt that a newer one has followed. */
const older = { actor: 'system', newest: false } as const;

describe('of an older attempt', () => {
  test.each(open)('a failure moves no order in %s, and is taken', (status) => {
    for (const event of [
      { type: 'TEST_PAYMENT_FAILED', ...older },
      { type: 'PAYMENT_REJECTED', ...older, unanswered: true },
    ] as const) {
      const known = { ...facts, bankUnanswered: true, paymentUnanswered: true };
      expect(refusal(status, known, event)).toBeNull();
      expect(sent(status, known, event)).toEqual({ status, facts: known });
    }
  });

  test.each([
    ['form_saved', 'IDENTITY_CONFIRMED'],
    ['form_saved', 'SIGNATURE_FAILED'],
    ['initial_payment_accepted', 'SIGNER_SIGNED'],
    ['ready_for_siemens', 'DECISION_APPROVED'],
    ['ready_for_siemens', 'DECISION_REJECTED'],
    ['client_conditional_decision_accepted', 'DECISION_APPROVED'],
    ['initial_payment_accepted', 'SIGNATURE_COMPLETED'],
    ['agreement_resent', 'SIGNATURE_FAILED'],
  ] as const)('an order in %s refuses %s', (status, type) => {
    expect(refusal(status, facts, { type, ...older })).toBe('Ta wiadomość dotyczy wcześniejszej próby.');
  });

  test('money and the bank’s answer count', () => {
    const paid = { type: 'PAYMENT_COMPLETED', actor: 'system', unanswered: true, held: 1 } as const;
    expect(sent('initial_payment_opened', facts, paid)).toMatchObject({
      status: 'initial_payment_completed',
      facts: { paymentUnanswered: true },
    });
    const answered = { type: 'TEST_PAYMENT_COMPLETED', actor: 'system' } as const;
    expect(sent('test_payment_opened', facts, answered)).toMatchObject({
      status: 'test_payment_completed',
      facts: { bankNews: true },
    });
    expect(sent('leasing_decision_ok', facts, answered).status).toBe('leasing_decision_ok');
  });
});

describe('where nothing has come of an attempt', () => {
  const nothingCame = { type: 'REJECT_PAYMENT', actor: 'admin' } as const;
  const unanswered = { ...facts, paymentUnanswered: true };

  test('an administrator who has asked at the provider says so', () => {
    expect(sent('initial_payment_in_progress', unanswered, nothingCame)).toEqual({
      status: 'initial_payment_rejected',
      facts,
    });
    for (const status of ['initial_payment_opened', 'initial_payment_rejected'] as const)
      expect(sent(status, unanswered, nothingCame)).toEqual({ status, facts });
  });

  test('and none is unanswered, he has nothing to say', () => {
    for (const status of ['initial_payment_opened', 'initial_payment_rejected'] as const)
      expect(refusal(status, facts, nothingCame)).toBe('Żadna rozpoczęta wpłata nie czeka na odpowiedź.');
  });
});

test('a status that waits for a provider, or has its answer, is not forced without them', () => {
  const asked = { ...facts, bankUnanswered: true, bankNews: true, paymentUnanswered: true, moneyHeld: 1 };
  const waiting = [
    ['test_payment_opened', 'test_payment_in_progress'],
    ['test_payment_opened', 'test_payment_completed'],
    ['initial_payment_opened', 'initial_payment_in_progress'],
    // Money that never came is not forced to be looked at, nor owed back then (F080).
    ['initial_payment_opened', 'initial_payment_completed'],
    ['initial_payment_completed', 'initial_payment_manual'],
  ] as const;
  for (const [from, to] of waiting) {
    expect(nextStatuses(from, facts)).not.toContain(to);
    expect(nextStatuses(from, asked)).toContain(to);
  }
});
