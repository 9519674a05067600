import { expect, test } from 'vitest';
import { sampleEvents } from '../testing/sample-events.ts';
import { applyEvent } from './apply-event.ts';
import { eventTypes } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import { forcedPast, isVouchedFor, proofOf } from './vouched.ts';

const facts = newFacts({
  salesChannel: 'pos',
  financingType: 'lease',
  flowType: 'salesman',
  initialPayment: 1_000,
});
const evidence = ['identityVerified', 'paid', 'signed'] as const;

test('whatever a person proves of identity, payment or signature is told apart from what a provider proves', () => {
  const known = { ...facts, moneyHeld: 1_000 };
  const proving = (actors: readonly ('admin' | 'salesman' | 'client' | 'system')[]) =>
    eventTypes.filter((type) =>
      actors
        .flatMap((actor) => sampleEvents(type, actor, known))
        .some((event) => evidence.some((fact) => applyEvent(known, event)[fact])),
    );
  expect(proving(['admin', 'salesman', 'client', 'system']).filter((type) => !isVouchedFor(type))).toEqual([
    'IDENTITY_CONFIRMED',
    'SIGNATURE_COMPLETED',
    'TEST_PAYMENT_MATCHED',
    'PAYMENT_MATCHED',
  ]);
  expect(eventTypes.filter(isVouchedFor)).toEqual(
    proving(['admin', 'salesman']).filter((type) => isVouchedFor(type)),
  );
});

test('what an event proves is what it teaches', () => {
  const known = { ...facts, moneyHeld: 1_000 };
  const taught = { identity: 'identityVerified', payment: 'paid', signature: 'signed' } as const;
  const proven = eventTypes.flatMap((type) => {
    const proof = proofOf(type);
    return proof === null ? [] : [{ type, fact: taught[proof] }];
  });
  const teaches = proven.filter(({ type, fact }) =>
    (['admin', 'salesman', 'system'] as const)
      .flatMap((actor) => sampleEvents(type, actor, known))
      .some((event) => applyEvent(known, event)[fact]),
  );
  expect(teaches).toEqual(proven);
});

test.each([
  ['sumup', 'agreement_method_selection', ['consents']],
  ['salesman_form_saved', 'statement_verified_by_sms', ['sms']],
  ['ready_for_siemens', 'leasing_decision_ok', ['decision']],
  ['ready_for_siemens', 'leasing_decision_rejected', ['decision']],
  ['conditional_decision_ok', 'client_conditional_decision_rejected', ['refusal of the conditions']],
  ['leasing_decision_ok', 'agreement_accepted', ['acceptance of the text']],
  ['agreement_accepted_by_admin', 'siemens_agreement_accepted', ["the financing party's verification"]],
  ['shipped', 'delivered', ['confirmation of the delivery']],
  ['form_saved', 'qes_failed', []],
] as const)('a move that was forced from %s to %s did without: %j', (from, to, skipped) => {
  expect(forcedPast(from, to)).toEqual(skipped);
});
