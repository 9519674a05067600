import {
  applyEvent,
  deadlineOf,
  isOrderStatus,
  methodsFor,
  orderStatuses,
  shopConfigs,
  shownTo,
} from '@app/machines/order';
import type { Audience, EventType, Facts, OrderEvent, OrderStatus } from '@app/machines/order';
import { orderMachine, statusOf } from '@app/machines/order/chart';
import {
  effectsIn,
  guardNames,
  guardsIn,
  acceptedEvents,
  holds,
  stateKey,
  outcomeOf,
  moveLaws,
  orderChart,
  transitionsFor,
  matchedTransition,
  sampleEvents,
  startingOrders,
  stateLaws,
  walkChart,
} from '@app/machines/testing';
import type { Condition, Edge } from '@app/machines/testing';
import { isDeepStrictEqual } from 'node:util';
import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import { initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { edgeCover } from './edge-cover.ts';

const walk = walkChart(orderChart, undefined, { isSentBack: true });
const allEdges = [
  ...orderChart.creation,
  ...orderStatuses.flatMap((status) => [...orderChart.transitionsOf(status), ...orderChart.alwaysOf(status)]),
];
const audiences: readonly Audience[] = ['client', 'pos', 'offline'];

/** Where a clock would cancel an order that is paid or signed: there it raises a task instead. */
const settled = new Set(
  walk.reached.flatMap(({ status, facts }) => {
    const deadline = deadlineOf(status, facts);
    const cancels = deadline !== null && 'target' in deadline && deadline.target === '#canceled';
    return cancels && (facts.paid || facts.signed) ? [status] : [];
  }),
);
/** The task below a cancelling clock, in a status where it would cancel no paid or signed order. */
const isUnneededNet = ({ id, event, target }: Edge): boolean => {
  const [status = ''] = id.split('.');
  return event === 'DEADLINE_PASSED' && target === null && isOrderStatus(status) && !settled.has(status);
};

/** What each guard answered wherever a transition, its target or a screen asks it: 'paid is true', 'paid is false'. */
function guardAnswers(): ReadonlySet<string> {
  const answers = new Set<string>();
  const ask = (conditions: readonly Condition[] | undefined, facts: Facts, event?: OrderEvent) => {
    for (const name of (conditions ?? []).flatMap(guardsIn))
      answers.add(`${name} is ${holds(name, facts, event)}`);
  };
  const askShown = (status: OrderStatus, facts: Facts) => {
    for (const { when } of audiences.flatMap((audience) => shownTo(status, audience))) ask(when, facts);
  };
  for (const { facts } of startingOrders())
    for (const { conditions } of orderChart.creation) ask(conditions, facts);
  for (const { status, facts } of walk.reached) {
    askShown(status, facts);
    for (const { event, actors, conditions, target } of orderChart.transitionsOf(status))
      for (const sample of actors.flatMap((actor) => sampleEvents(event as EventType, actor, facts))) {
        const after = applyEvent(facts, sample);
        ask(conditions, after, sample);
        askShown(target ?? status, after);
        if (target === null) continue;
        ask(orderChart.requiresOf(target), after);
        for (const { conditions: asked } of effectsIn(orderChart.entryOf(target))) ask(asked, after, sample);
      }
    for (const { target } of orderChart.forcedOf(status))
      if (target !== null) ask(orderChart.requiresOf(target), facts);
  }
  for (const { before, event } of walk.steps)
    if (event.type === 'SEND_BACK') ask(['restedIn'], before.facts, event);
  return answers;
}

// The walk has some 300,000 steps.
describe('every order that can come about', { timeout: 60_000 }, () => {
  test('takes every status and every transition of the chart, those of every open order somewhere', () => {
    console.info(
      `machine: ${startingOrders().length} starting orders, ${walk.reached.length} states, ${walk.steps.length} steps; ` +
        `${walk.entered.size} statuses, ${allEdges.filter((edge) => walk.edges.has(edge)).length} of ${allEdges.length} edges`,
    );
    expect(orderStatuses.filter((status) => !walk.entered.has(status))).toEqual([]);
    const taken = new Set([...walk.edges].map(({ id }) => id));
    const isTaken = (edge: Edge) =>
      walk.edges.has(edge) || (edge.id.startsWith('live.') && taken.has(edge.id)) || isUnneededNet(edge);
    expect(allEdges.filter((edge) => !isTaken(edge))).toEqual([]);
  });

  test('rests only where an order may rest; the form that a client opens at a point of sale is transient', () => {
    const resting = new Set(walk.reached.map(({ status }) => status));
    expect(orderStatuses.filter((status) => !resting.has(status))).toEqual([
      'logged_in_once',
      'qes_selected',
      'qes_guarantee_selected',
      'v3_and_guarantee_selected',
      'autenti_v3_selected',
      'paper_selected',
      'delivery_selected',
      'client_form_opened',
    ]);
    const begun = walk.steps.find(({ event }) => event.type === 'START_FORM');
    expect(begun?.expected.visited).toEqual(['client_form_opened', 'form_opened']);
  });

  test('sees every guard true and false', () => {
    const answers = guardAnswers();
    console.info(`machine: ${guardNames.length} guards, ${answers.size} answers`);
    const wanted = guardNames.flatMap((name) => [`${name} is true`, `${name} is false`]);
    expect(wanted.filter((answer) => !answers.has(answer))).toEqual([]);
  });

  test('is delivered with every method, payment and guarantee that its config offers', () => {
    const sold = ({ salesChannel, financingType, method, initialPayment, guarantee }: Facts) =>
      [salesChannel, financingType, method, initialPayment, guarantee].join(' ');
    const delivered = new Set(
      walk.reached.flatMap(({ status, facts }) => (status === 'delivered' ? [sold(facts)] : [])),
    );
    const offered = startingOrders().flatMap(({ facts }) =>
      methodsFor(facts).map((method) => sold({ ...facts, method })),
    );
    const combinations = new Set(offered);
    console.info(
      `machine: ${combinations.size} combinations of config, method, payment and guarantee delivered`,
    );
    expect([...combinations].filter((combination) => !delivered.has(combination))).toEqual([]);
    expect(Object.keys(shopConfigs)).toHaveLength(11);
  });

  test('from a point of sale is delivered in the flow of the client and of the salesman', () => {
    const flows = walk.reached.flatMap(({ status, facts }) =>
      status === 'delivered' && facts.salesChannel === 'pos'
        ? [`${facts.financingType} ${facts.flowType} ${facts.initialPayment}`]
        : [],
    );
    const wanted = ['lease', 'b2b_loan'].flatMap((type) =>
      ['client', 'salesman'].flatMap((flow) =>
        [0, 1_000_000, 2_000_000].map((owed) => `${type} ${flow} ${owed}`),
      ),
    );
    expect([...new Set(flows)].toSorted()).toEqual(wanted.toSorted());
  });

  test.each(Object.entries(stateLaws))('keeps in every state %s', (_name, law) => {
    expect(walk.reached.map(law).filter((broken) => broken !== null)).toEqual([]);
  });

  test.each(Object.entries(moveLaws))('keeps in every step %s', (_name, law) => {
    expect(walk.steps.map(law).filter((broken) => broken !== null)).toEqual([]);
  });

  test('can be finished from everywhere but the refusals, without a forced move', () => {
    const cameFrom = new Map<string, Set<string>>();
    for (const { before, event, after } of walk.steps) {
      if (event.type === 'FORCE' || event.type === 'SEND_BACK') continue;
      const key = stateKey(after);
      const earlier = cameFrom.get(key) ?? new Set();
      cameFrom.set(key, earlier.add(stateKey(before)));
    }
    const finishing = new Set(walk.reached.filter(({ status }) => status === 'finished').map(stateKey));
    for (const key of finishing) for (const earlier of cameFrom.get(key) ?? []) finishing.add(earlier);
    const lost = walk.reached.filter((state) => !finishing.has(stateKey(state))).map(({ status }) => status);
    expect([...new Set(lost)].toSorted()).toEqual([
      'canceled',
      'client_conditional_decision_rejected',
      'conditional_decision_rejected',
    ]);
  });

  test('goes where the data of the chart says, by those edges, with those facts and those effects', () => {
    const differing = walk.steps.filter(({ after, effects, edges, expected }) => {
      const { status, facts, effects: expectedEffects, edges: expectedEdges } = expected;
      const data = [status, facts, expectedEffects, expectedEdges.map(({ id }) => id)];
      return !isDeepStrictEqual([after.status, after.facts, effects, edges], data);
    });
    expect(differing).toEqual([]);
  });
});

describe('an order of an online shop’s lease', () => {
  const start = startingOrders().find(({ name }) => name === 'leaseEcommerce 10000 calculated');
  if (start === undefined) throw new Error('No such starting order');
  const { facts, actor } = start;
  const adjacency = getAdjacencyMap(orderMachine, {
    input: { facts, actor },
    events: (snapshot) =>
      acceptedEvents(orderChart, { status: statusOf(snapshot), facts: snapshot.context }).filter((event) =>
        snapshot.can(event),
      ),
    serializeState: (snapshot) => stateKey({ status: statusOf(snapshot), facts: snapshot.context }),
  });
  const edges = adjacencyMapToArray(adjacency).map(({ state, event, nextState }) => ({
    from: stateKey({ status: statusOf(state), facts: state.context }),
    to: stateKey({ status: statusOf(nextState), facts: nextState.context }),
    event,
  }));
  const [created] = initialTransition(orderMachine, { facts, actor });
  const paths = edgeCover(edges, stateKey({ status: statusOf(created), facts: created.context }));

  test('walks every edge of the adjacency on paths from its creation', () => {
    console.info(
      `machine: ${Object.keys(adjacency).length} states and ${edges.length} edges of one order ` +
        `walked on ${paths.length} paths of ${paths.flat().length} steps`,
    );
    expect(new Set(paths.flat())).toEqual(new Set(edges));
  });

  test('meets on these paths the statuses that the chart’s data says, and all that the adjacency knows', () => {
    const met = new Set<OrderStatus>();
    for (const path of paths) {
      let snapshot = created;
      met.add(statusOf(snapshot));
      for (const { event } of path) {
        const before = { status: statusOf(snapshot), facts: snapshot.context };
        const edge = matchedTransition(transitionsFor(orderChart, before.status, event), before.facts, event);
        if (edge === undefined) throw new Error(`${before.status} does not accept ${event.type}`);
        [snapshot] = transition(orderMachine, snapshot, event);
        expect(statusOf(snapshot)).toBe(outcomeOf(orderChart, before, edge, event).status);
        met.add(statusOf(snapshot));
      }
    }
    const known = new Set(Object.values(adjacency).map(({ state }) => statusOf(state)));
    expect([...met].toSorted()).toEqual([...known].toSorted());
  });
});
