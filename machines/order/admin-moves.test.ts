import { expect, test } from 'vitest';
import { adminMoves, lockedEvents } from './admin-moves.ts';
import { nextStatuses } from './explain.ts';
import { newFacts } from './order.facts.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
});
const approved = {
  ...facts,
  companyKnown: true,
  method: 'qes',
  formSubmitted: true,
  identityVerified: true,
} as const;
const anything = () => true;

test('what only the client brings waits for him, and says what it lacks and who has it', () => {
  expect(adminMoves({ status: 'leasing_decision_ok', facts: approved }, anything)).toEqual([
    {
      to: 'agreement_accepted',
      event: null,
      waitsFor: ['klient'],
      forcible: true,
      lacks: [
        {
          sentence: 'Umowa jest jeszcze przygotowywana. Spróbuj za chwilę.',
          who: 'system przygotowuje ją po decyzji',
          record: null,
        },
      ],
    },
  ]);
});

test('an own event goes before a record by hand to the same status', () => {
  const paying = { ...approved, agreementPrepared: true, paymentCame: true };
  const moves = adminMoves({ status: 'initial_payment_manual', facts: paying }, anything);
  expect(moves.map(({ to, event }) => [to, event])).toEqual(
    expect.arrayContaining([
      ['initial_payment_accepted_manual', 'ACCEPT_PAYMENT'],
      ['initial_payment_rejected', 'REJECT_PAYMENT'],
    ]),
  );
});

test('an event that no call of the reader carries is nobody’s own', () => {
  const paying = { ...approved, agreementPrepared: true, paymentCame: true };
  const moves = adminMoves({ status: 'initial_payment_manual', facts: paying }, () => false);
  expect(moves.flatMap(({ event }) => event ?? [])).toEqual([]);
});

test('whatever may be forced now is among the moves, without a lack', () => {
  for (const status of ['sumup', 'form_opened', 'qes_failed', 'agreement_accepted'] as const) {
    const known = { ...approved, agreementPrepared: true };
    const open = adminMoves({ status, facts: known }, anything).filter(({ lacks }) => lacks.length === 0);
    expect(open.map(({ to }) => to)).toEqual(expect.arrayContaining([...nextStatuses(status, known)]));
  }
});

test('a locked event says what stands in its way here, or where orders of this kind know it', () => {
  const locked = lockedEvents(
    { status: 'sumup', facts },
    (event) => event === 'SHIP' || event === 'CHANGE_CASH_PAYMENT',
  );
  expect(locked.find(({ event }) => event === 'SHIP')).toMatchObject({ sentence: null });
  expect(locked.every(({ sentence, opensIn }) => (sentence === null) === opensIn.length > 0)).toBe(true);
});
