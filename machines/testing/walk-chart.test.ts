// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { effectsIn } from '../order/edge.ts';
import type { Edge } from '../order/edge.ts';
import type { Guard } from '../order/guards/guard.ts';
import { actors, eventTypes, explain } from '../order/index.ts';
import type { EventType, Facts, OrderStatus } from '../order/index.ts';
import { clockEvents } from '../order/missable-events.ts';
import { orderChart } from '../order/order.chart.ts';
import { guards, guardsIn } from '../order/order.guards.ts';
import type { GuardName } from '../order/order.guards.ts';
import type { Reached } from './chart-oracle.ts';
import { sampleEvents } from './sample-events.ts';
import { stateKey, walkChart } from './walk-chart.ts';
import type { Step } from './walk-chart.ts';

type FactName = keyof Facts;

/** Facts that a guard reads in a status though the key leaves them out, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'agreement_signed: renewal': 'RENEW_AGREEMENT brings it',
  'autenti_agreement_signed: renewal': 'RENEW_AGREEMENT brings it',
  'complement_company_and_user: companyFound': 'COMPLEMENT_COMPANY_AND_USER brings it',
  'form_opened: companyFound': 'SUBMIT_COMPANY_FORM brings it',
  'rejected_by_admin: renewal': 'RENEW_AGREEMENT brings it',
  'salesman_form_opened: companyKnown': 'SUBMIT_COMPANY_FORM brings it',
  'sumup: requiredConsentsGiven': 'CONFIRM_SUMMARY brings it',
  'update_order_with_items: calculationWithinBounds': 'ACCEPT_CALCULATION brings it',
  'update_order_with_items: itemsComplete': 'ACCEPT_CALCULATION brings it',
  'update_vat_id: companyFound': 'CORRECT_VAT_ID brings it',
};

let reached: readonly Reached[] = [];
let steps: readonly Step[] = [];
beforeAll(() => {
  ({ reached, steps } = walkChart(orderChart));
});

/** The guards that decide what becomes of an order in a status, those of the transient statuses that it passes too. */
function guardsAsked(status: OrderStatus): ReadonlySet<GuardName> {
  const ofEffects = (actions: Edge['actions']) => effectsIn(actions).flatMap(({ conditions }) => conditions);
  const asked = (edges: readonly Edge[]): readonly GuardName[] =>
    edges.flatMap(({ conditions, actions, target }) => [
      ...[...conditions, ...ofEffects(actions)].flatMap(guardsIn),
      ...(target === null ? [] : asked(orderChart.alwaysOf(target))),
    ]);
  return new Set(asked([...orderChart.transitionsOf(status), ...orderChart.forcedOf(status)]));
}

/** The facts that a guard reads of any of these orders, whatever event it is asked about. */
function factsRead({ holds }: Guard, orders: readonly Reached[]): ReadonlySet<FactName> {
  const read = new Set<FactName>();
  for (const { facts } of orders) {
    const watched = new Proxy(facts, {
      get: (target, name: FactName) => {
        read.add(name);
        return target[name];
      },
    });
    holds(watched);
    for (const type of eventTypes)
      for (const actor of actors) for (const event of sampleEvents(type, actor, facts)) holds(watched, event);
  }
  return read;
}

/** The values that a fact has anywhere on the walk. */
const valuesOf = (name: FactName) => [...new Set(reached.map(({ facts }) => facts[name]))];

const changesKey = (name: FactName, orders: readonly Reached[]): boolean =>
  orders.some((order) =>
    valuesOf(name).some(
      (value) => stateKey({ ...order, facts: { ...order.facts, [name]: value } }) !== stateKey(order),
    ),
  );

/** A paid order is neither sent back nor paid again, whatever attempt at its payment nobody has answered. */
const decidesNothing = (name: FactName, orders: readonly Reached[]): boolean =>
  name === 'paymentUnanswered' && orders.every(({ facts }) => facts.paid);

/** The facts that guards read in a status and that its orders' keys leave out. */
function missedBy(known: Readonly<Record<GuardName, Guard>>): readonly string[] {
  const byStatus = Map.groupBy(reached, ({ status }) => status);
  const missed = [...byStatus].flatMap(([status, orders]) => {
    const sample = orders.filter((_, index) => index % Math.ceil(orders.length / 40) === 0);
    const read = new Set([...guardsAsked(status)].flatMap((name) => [...factsRead(known[name], sample)]));
    return [...read]
      .filter((name) => !changesKey(name, sample) && !decidesNothing(name, sample))
      .map((name) => `${status}: ${name}`);
  });
  return missed.toSorted();
}

describe('the key of a state', () => {
  test('changes with every fact that a guard reads there, but where an event brings the fact', () => {
    expect(missedBy(guards)).toEqual(Object.keys(exceptions));
  });

  test('misses a fact that a guard reads anew', () => {
    const holds: Guard['holds'] = ({ grossPrice, renewal }) => grossPrice > 0 && renewal === 'v3';
    const missed = missedBy({ ...guards, renewsV3: { ...guards.renewsV3, holds } });
    expect(missed.filter((name) => !(name in exceptions))).toEqual([
      'agreement_signed: grossPrice',
      'autenti_agreement_signed: grossPrice',
      'rejected_by_admin: grossPrice',
      'renew: grossPrice',
    ]);
  });
});

/** The statuses in which one of these events enters no status and yet changes what a person may do, with whose moves. */
function movesChangedBy(types: readonly EventType[]): readonly string[] {
  const persons = actors.filter((actor) => actor !== 'system');
  const inPlace = steps.filter(
    ({ event, expected }) => types.includes(event.type) && expected.edges[0]?.target === null,
  );
  const moves = ({ status, facts }: Reached, person: (typeof persons)[number]) =>
    explain(status, facts, person).allowed.join();
  const changed = inPlace.flatMap(({ before, after }) =>
    persons
      .filter((person) => moves(before, person) !== moves(after, person))
      .map((person) => `${before.status}: ${person}`),
  );
  return [...new Set(changed)].toSorted();
}

describe('what a page may miss', () => {
  test('is the clock, after which everybody has the moves that he had', () => {
    expect(movesChangedBy(clockEvents)).toEqual([]);
  });

  test('is not the signed agreement, which an administrator may accept from then on', () => {
    expect(movesChangedBy(['SIGNED_AGREEMENT_STORED'])).toContain('agreement_signed: admin');
  });
});
