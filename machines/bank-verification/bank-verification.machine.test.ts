import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { EventFromLogic } from 'xstate';
import { bankVerificationMachine } from './bank-verification.machine.ts';
import { missingFor } from './missing.ts';

type Event = EventFromLogic<typeof bankVerificationMachine>;

function after(needs: { personAndBureaus: boolean }, ...events: Event[]) {
  const actor = createActor(bankVerificationMachine, { input: needs }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, context };
}

const lease = { personAndBureaus: false };
const bank: Event = { type: 'CHOOSE_BANK', channelId: '106' };
const consents: Event[] = [
  { type: 'CONSENT', consent: 'privacyConsent', given: true },
  { type: 'CONSENT', consent: 'dataTransferConsent', given: true },
];

test('looking into the account needs a bank and both consents', () => {
  const early = after(lease, bank, { type: 'START' });
  expect([early.value, early.context.tried]).toEqual(['choosing', true]);
  expect(missingFor(early.context, lease)).toEqual(['privacyConsent', 'dataTransferConsent']);
  expect(after(lease, bank, ...consents, { type: 'START' }).value).toBe('starting');
});

test('a transfer needs no consents, and another mode is another choice of bank', () => {
  const changed = after(lease, bank, { type: 'CHOOSE_MODE', mode: '1PLN' });
  expect(missingFor(changed.context, lease)).toEqual(['channel']);
  expect(after(lease, { type: 'CHOOSE_MODE', mode: '1PLN' }, bank, { type: 'START' }).value).toBe('starting');
});

test('a loan needs a person and the consents of both bureaus', () => {
  const loan = { personAndBureaus: true };
  const chosen = after(loan, { type: 'CHOOSE_MODE', mode: '1PLN' }, bank);
  expect(missingFor(chosen.context, loan)).toEqual(['person', 'bigConsent', 'bikConsent']);
});

test('a bank that cannot be reached leaves everything chosen, and it can be tried again', () => {
  const events: Event[] = [bank, ...consents, { type: 'START' }, { type: 'NOT_STARTED' }];
  const failed = after(lease, ...events);
  expect([failed.value, failed.context.failures, failed.context.channelId]).toEqual(['failed', 1, '106']);
  const left = after(
    lease,
    ...events,
    { type: 'START' },
    { type: 'STARTED', redirectUrl: 'https://bank.example/1' },
  );
  expect([left.value, left.context.redirectUrl]).toEqual(['leaving', 'https://bank.example/1']);
});
