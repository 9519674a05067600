import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/chart-oracle.ts';
import type { Reached } from '../testing/chart-oracle.ts';
import { startingOrders } from '../testing/starting-orders.ts';
import { walkChart } from '../testing/walk-chart.ts';
import { admits } from './edge.ts';
import type { Edge } from './edge.ts';
import { orderChart } from './order.chart.ts';
import type { EffectName } from './order.effects.ts';
import type { OrderEvent } from './order.events.ts';
import { turnOf } from './order.facets.ts';
import { newFacts } from './order.facts.ts';
import { salesmanAudience, screenOf, shownTo, stepsOf } from './order.screens.ts';
import { orderStatuses, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import { channelsOfTab, statusesOfTab } from './statuses-of-tab.ts';
import { audiences } from './screen.ts';
import type { Audience } from './screen.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  initialPayment: 1_000_000,
});
const { reached } = walkChart(
  orderChart,
  startingOrders().filter(({ name }) => name.includes(' 10000 ') && name.includes('calculated')),
);

const letters: readonly EffectName[] = [
  'notifyAgreementAccepted',
  'notifyApproval',
  'notifyCancelation',
  'notifyConditions',
  'notifyCourier',
  'notifyRejection',
  'notifyShipment',
  'notifySignatureFailed',
  'notifyVerificationFailed',
  'notifyVerificationRejected',
  'sendPaymentLink',
  'sendReturnLink',
  'startSignature',
];

const ofSweeper: readonly Edge['event'][] = ['DEADLINE_PASSED', 'REMINDER_DUE'];

/** What may come of waiting for a provider or the decision engine. */
const newsOf = (event: Edge['event']): OrderEvent =>
  ({ type: event, actor: 'system', newest: true, unanswered: false, held: 1_000_000 }) as OrderEvent;

/** What may come of what the status waits for; news that every open order takes is none. */
const answersIn = ({ status, facts: known }: Reached): readonly Edge[] =>
  orderChart
    .transitionsOf(status)
    .filter(({ id, event }) => !ofSweeper.includes(event) && !id.startsWith('live.'))
    .filter((edge) => admits(edge, known, 'system', newsOf(edge.event)));

/** Whether each answer that may come mails the client at once, or leads where each further answer does. */
function tellsByMail({ status, facts: known }: Reached, after: readonly OrderStatus[] = []): boolean {
  const answers = answersIn({ status, facts: known });
  const told = (edge: Edge): boolean => {
    const next = outcomeOf(orderChart, { status, facts: known }, edge, newsOf(edge.event));
    if (next.effects.some(({ name }) => letters.includes(name))) return true;
    return next.status !== status && !after.includes(next.status) && tellsByMail(next, [...after, status]);
  };
  return answers.length > 0 && answers.every(told);
}

describe('a screen', () => {
  test('is there for every audience that can meet the status', () => {
    const met = reached.flatMap(({ status, facts: known }) => {
      const salesman = salesmanAudience(known);
      const theirs: readonly Audience[] =
        salesman === null ? ['client', 'staff'] : ['client', 'staff', salesman];
      return theirs.map((audience) => ({ status, audience, ...screenOf(status, known, audience) }));
    });
    expect(met.filter(({ screen, title }) => screen.trim() === '' || title.trim() === '')).toEqual([]);
  });

  test('on which the salesman has to act stands among what needs his action', () => {
    const tab = statusesOfTab('needing_action', 'salesman') ?? [];
    const channels = channelsOfTab('needing_action', 'salesman') ?? [];
    const own = reached.filter((order) => turnOf(order)?.own != null);
    const missing = own.filter(
      ({ status, facts: { salesChannel } }) => !tab.includes(status) || !channels.includes(salesChannel),
    );
    expect([own.length > 100, missing]).toEqual([true, []]);
  });

  test('of a guarantee that is signed alone says that the agreement stays valid', () => {
    const shown = (renewal: 'guarantee_only' | 'with_guarantee') =>
      screenOf('agreement_resent', { ...facts, method: 'qes', guarantee: true, renewal }, 'client');
    expect([shown('guarantee_only'), shown('with_guarantee')]).toMatchObject([
      {
        title: 'Poręczenie do podpisania',
        subtitle:
          'Podpisują je tylko poręczyciele, linkami wysłanymi na ich adresy e-mail. Umowa pozostaje ważna.',
      },
      {
        title: 'Umowa i poręczenie do podpisania',
        subtitle: 'Poprzednia wersja jest nieważna. Podpisz tę, którą właśnie otrzymujesz.',
      },
    ]);
  });

  test('of a salesman is none where the channel is of a newer release', () => {
    const order = JSON.parse('{"salesChannel":"kiosk"}') as Parameters<typeof salesmanAudience>[0];
    expect([salesmanAudience(order), salesmanAudience({ salesChannel: 'pos' })]).toEqual([null, 'pos']);
  });

  test('is the one whose conditions hold first; the last way of each list has none', () => {
    const lists = orderStatuses.flatMap((status) => audiences.map((audience) => shownTo(status, audience)));
    for (const list of lists.filter(({ length }) => length > 0))
      expect(list.map(({ when = [] }) => when.length > 0)).toEqual([...list.slice(1).map(() => true), false]);
  });

  test('says nothing that a status of another phase says to the same audience', () => {
    const said = orderStatuses.flatMap((status) =>
      (['client', 'pos', 'offline'] as const).flatMap((audience) =>
        shownTo(status, audience).map(({ title, subtitle }) => ({
          phase: phaseOf(status),
          sentence: `${audience}: ${title} – ${subtitle}`,
        })),
      ),
    );
    const phasesOf = Map.groupBy(said, ({ sentence }) => sentence);
    const shared = [...phasesOf].filter(([, places]) => new Set(places.map(({ phase }) => phase)).size > 1);
    expect(shared.map(([sentence]) => sentence)).toEqual([]);
  });

  test('of the initial payment is the status screen where the financing is not paid on ours', () => {
    expect(screenOf('initial_payment_opened', facts, 'client').screen).toBe('initial_payment');
    expect(screenOf('initial_payment_opened', { ...facts, financingType: 'medical' }, 'client').screen).toBe(
      'status',
    );
  });

  test('asks again by itself where the specification says, and only where an answer may come', () => {
    const asking = reached.filter(({ status, facts: known }) => screenOf(status, known, 'client').refetch);
    expect(asking.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['client_form_saved', 'ready_for_siemens', 'test_payment_in_progress']),
    );
    expect(asking.filter((order) => answersIn(order).length === 0)).toEqual([]);
  });

  test('promises a letter only where whatever comes of the waiting mails the client', () => {
    const promising = reached.filter(({ status, facts: known }) => screenOf(status, known, 'client').mails);
    const waiting = ['client_conditional_decision_accepted', 'ready_for_siemens'];
    expect(promising.map(({ status, facts: known }) => `${status}, ${known.salesChannel}`)).toEqual(
      expect.arrayContaining(
        waiting.flatMap((status) =>
          ['ecommerce', 'scrapper', 'shop'].map((channel) => `${status}, ${channel}`),
        ),
      ),
    );
    expect(promising.filter((order) => !tellsByMail(order))).toEqual([]);
  });

  test('is missing where the audience cannot meet the status', () => {
    expect(() => screenOf('statement_verified_by_sms', facts, 'offline')).toThrow(
      'No screen of statement_verified_by_sms for offline',
    );
  });
});

describe('the steps', () => {
  test('are the form, the decision, the initial fee and the signing, with the offer in front at a point of sale', () => {
    expect(stepsOf(facts, 'client')).toEqual(['form', 'decision', 'initialFee', 'signing']);
    expect(stepsOf({ initialPayment: 0 }, 'client')).toEqual(['form', 'decision', 'signing']);
    expect(stepsOf(facts, 'pos')).toEqual(['offer', 'form', 'decision', 'initialFee', 'signing']);
  });

  test('always hold the step of the screen', () => {
    for (const { status, facts: known } of reached)
      for (const owed of [known, { ...known, initialPayment: 0 }])
        expect(stepsOf(owed, 'client')).toContain(screenOf(status, owed, 'client').step);
  });

  test('show a signature that failed at the signing, an identity that failed at the decision', () => {
    const failed = (stage: 'identity' | 'agreement') =>
      screenOf('qes_failed', { ...facts, stage }, 'client').step;
    expect([failed('identity'), failed('agreement')]).toEqual(['decision', 'signing']);
  });

  test('lead to the signing where nothing is owed', () => {
    expect(screenOf('zero_initial_payment_accepted', { ...facts, initialPayment: 0 }, 'client').step).toBe(
      'signing',
    );
    expect(screenOf('initial_payment_opened', facts, 'client').step).toBe('initialFee');
    expect(screenOf('salesman_sumup', { ...facts, salesChannel: 'pos' }, 'pos').step).toBe('offer');
  });
});
