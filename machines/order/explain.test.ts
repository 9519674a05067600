import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { everyActor, sampleEvents } from '../testing/sample-events.ts';
import { startingOrders } from '../testing/starting-orders.ts';
import { forcedMoves, walkChart } from '../testing/walk-chart.ts';
import { deadlineAt, eventFor, eventsByTarget, explain, refusal, targetOf } from './explain.ts';
import { orderChart } from './order.chart.ts';
import { eventTypes } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import { orderMachine, restore } from './order.machine.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
});
const posFacts = newFacts({
  salesChannel: 'pos',
  financingType: 'b2b_loan',
  flowType: 'salesman',
  calculated: true,
});
const sample = [
  'leaseEcommerce 10000 calculated',
  'b2bLoanPos 20000 guarantee remote',
  'medicalShop 0 guarantee',
];
const starts = startingOrders().filter(({ name }) => sample.includes(name));

describe('an explanation', () => {
  test('takes for granted what only the sent data can decide', () => {
    expect(explain('sumup', facts, 'client')).toEqual({
      allowed: ['CONFIRM_SUMMARY', 'CANCEL'],
      refused: [
        {
          event: 'MOVE_TO_PREVIOUS',
          reason: 'Produkty można zmienić tylko w ofercie z dowolnego sklepu internetowego.',
        },
      ],
    });
  });

  test('says what is still waited for', () => {
    expect(explain('leasing_decision_ok', facts, 'client')).toEqual({
      allowed: ['CANCEL'],
      refused: [
        { event: 'ACCEPT_AGREEMENT', reason: 'Umowa jest jeszcze przygotowywana. Spróbuj za chwilę.' },
      ],
    });
  });

  test('names only what the actor may do', () => {
    expect(explain('shipped', facts, 'client')).toEqual({ allowed: [], refused: [] });
    expect(explain('shipped', facts, 'admin')).toEqual({
      allowed: ['CONFIRM_DELIVERY', 'CANCEL', 'SEND_BACK'],
      refused: [
        {
          event: 'RECORD_PAYMENT',
          reason: 'Opłata wstępna nie jest jeszcze rozliczona.',
        },
        {
          event: 'CHANGE_CASH_PAYMENT',
          reason: 'Tak można postąpić tylko z wnioskiem z punktu sprzedaży.',
        },
      ],
    });
    expect(explain('finished', facts, 'admin')).toEqual({ allowed: [], refused: [] });
  });

  test('agrees with the machine about going back', () => {
    expect(explain('agreement_method_selection', facts, 'client').allowed).toContain('MOVE_TO_PREVIOUS');
    expect(explain('agreement_method_selection', facts, 'salesman').allowed).not.toContain(
      'MOVE_TO_PREVIOUS',
    );
    expect(explain('form_opened', posFacts, 'client').allowed).not.toContain('MOVE_TO_PREVIOUS');
  });

  test('lets a client back to his form from the choice of a bank, and nobody else (F128)', () => {
    const goesBack = (['client', 'salesman', 'admin'] as const).filter((actor) =>
      explain('test_payment_opened', facts, actor).allowed.includes('MOVE_TO_PREVIOUS'),
    );
    expect(goesBack).toEqual(['client']);
    const back = { type: 'MOVE_TO_PREVIOUS', actor: 'client' } as const;
    expect(targetOf('test_payment_opened', facts, back)).toBe('form_opened');
  });
});

describe('the event for what somebody does', () => {
  const opening = ['OPEN_PAYMENT', 'RETRY_PAYMENT'] as const;

  test('is the first named that the chart accepts', () => {
    expect(eventFor({ status: 'initial_payment_link_sent_to_client', facts }, 'client', opening)).toBe(
      'OPEN_PAYMENT',
    );
    expect(eventFor({ status: 'initial_payment_rejected', facts }, 'client', opening)).toBe('RETRY_PAYMENT');
    expect(eventFor({ status: 'shipped', facts }, 'admin', ['CANCEL', 'CONFIRM_DELIVERY'])).toBe('CANCEL');
  });

  test('is none where the chart accepts none of them, or none from this actor', () => {
    expect(eventFor({ status: 'initial_payment_opened', facts }, 'client', opening)).toBeNull();
    expect(eventFor({ status: 'initial_payment_rejected', facts }, 'salesman', opening)).toBeNull();
    expect(eventFor({ status: 'leasing_decision_ok', facts }, 'client', ['ACCEPT_AGREEMENT'])).toBeNull();
  });
});

describe('a refusal', () => {
  test('tells who does it', () => {
    expect(
      refusal('sumup', facts, { type: 'CONFIRM_SUMMARY', actor: 'salesman', requiredConsentsGiven: true }),
    ).toBe('Tę czynność wykonuje klient.');
  });

  test('tells what stands in the way', () => {
    expect(
      refusal('sumup', facts, { type: 'CONFIRM_SUMMARY', actor: 'client', requiredConsentsGiven: false }),
    ).toBe('Zaznacz wymagane zgody, aby przejść dalej.');
    expect(
      refusal(
        'initial_payment_opened',
        { ...posFacts, initialPayment: 1_500_001 },
        { type: 'ACCEPT_PAYMENT_ON_PLACE', actor: 'salesman' },
      ),
    ).toBe(
      'Opłaty wstępnej nie można przyjąć na miejscu: przekracza 15 000 zł albo administrator to wyłączył.',
    );
  });

  test('says that the status does not know the action', () => {
    const notNow = 'W tym statusie nie można wykonać tej czynności.';
    expect(refusal('sumup', facts, { type: 'SHIP', actor: 'admin' })).toBe(notNow);
    expect(refusal('sumup', facts, { type: 'FORCE', actor: 'admin', to: 'finished', reason: 'próba' })).toBe(
      notNow,
    );
  });

  test('is silent exactly where the machine accepts the event', { tags: ['slow'] }, () => {
    const wrong = walkChart(orderChart, starts).reached.flatMap((reached) => {
      const { status, facts: known } = reached;
      const before = restore(status, known);
      const events = eventTypes
        .filter((type) => type !== 'FORCE')
        .flatMap((type) => everyActor.flatMap((actor) => sampleEvents(type, actor, known)));
      return [...events, ...forcedMoves(orderChart, reached)].flatMap((event) => {
        const [after] = transition(orderMachine, before, event);
        const silent = refusal(status, known, event) === null;
        return silent === (after !== before) ? [] : [`${status} ${event.type} by ${event.actor}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('a status is led to by the first of the named events that this actor may send', () => {
  const named = ['SET_PICKUP_DATE', 'FORCE', 'CONFIRM_SUMMARY', 'ACCEPT_CALCULATION', 'SHIP'] as const;
  expect([...eventsByTarget('salesman', named)]).toEqual([
    ['complement_company_and_user', 'CONFIRM_SUMMARY'],
    ['salesman_sumup', 'ACCEPT_CALCULATION'],
    ['shipped', 'SHIP'],
  ]);
  expect([...eventsByTarget('client', ['SHIP'])]).toEqual([]);
});

test('a deadline passes so many days after the status was entered', () => {
  const entered = Date.UTC(2026, 0, 15, 12);
  const dayMs = 86_400_000;
  expect(deadlineAt('sumup', facts, entered)).toBe(entered + 30 * dayMs);
  expect(deadlineAt('signed', facts, entered)).toBe(entered);
  expect(deadlineAt('form_saved', facts, entered)).toBe(entered + dayMs);
  expect(deadlineAt('form_saved', { ...facts, method: 'qes' }, entered)).toBe(entered + 7 * dayMs);
  expect(deadlineAt('leasing_decision_rejected', facts, entered)).toBeNull();
});
