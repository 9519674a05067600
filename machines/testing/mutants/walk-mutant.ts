import { isTransient, newFacts, orderStatuses, shopConfigs } from '../../order/index.ts';
import type { Actor } from '../../order/index.ts';
import type { Checked } from '../../order/check/checked.ts';
import { checkChart, soundTables } from '../../order/check/rules.ts';
import { effectNames, isAskedBesideChart } from '../../order/order.effects.ts';
import { admits } from '../../order/edge.ts';
import { factsOnEntry } from '../../order/requirements.ts';
import { matchedTransition, outcomeOf, transitionsFor } from '../chart-oracle.ts';
import type { Reached } from '../chart-oracle.ts';
import type { ChartTables } from '../oracle/charted.ts';
import type { Start } from '../starting-orders.ts';
import { acceptedEvents, forcedMoves, stateKey } from '../walk-chart.ts';

type Walked = Pick<Checked, 'reached' | 'steps' | 'stateKey'>;

/** An order of each way of selling that leads through statuses of its own. */
const fewOrders: readonly Start[] = (
  [
    ['leaseEcommerce', 'shop_api', { initialPayment: 1_000_000 }],
    ['leaseShop', 'salesman', { initialPayment: 0, remote: true }],
    ['leasePos', 'salesman', { initialPayment: 1_000_000, remote: true }],
    ['b2bLoanPos', 'salesman', { initialPayment: 1_000_000 }],
    ['medicalShop', 'salesman', { initialPayment: 2_000_000, guarantee: true }],
  ] as const
).map(([config, actor, offer]) => ({
  name: config,
  actor: actor satisfies Actor,
  facts: newFacts({
    ...shopConfigs[config],
    flowType: actor === 'shop_api' ? 'client' : 'salesman',
    grossPrice: 5_000_000,
    ...offer,
  }),
}));

/** Breadth first over a few orders, by the data of the chart alone: a thousandth of the time that the machine needs. */
function walkData({ chart, applyEvent }: ChartTables, starts: readonly Start[]): Walked {
  const seen = new Map<string, Reached>();
  const steps: Checked['steps'][number][] = [];
  const queue: Reached[] = [];
  const arrive = ({ status, facts }: Reached): void => {
    const key = stateKey({ status, facts });
    if (seen.has(key)) return;
    const reached = { status, facts };
    seen.set(key, reached);
    queue.push(reached);
  };
  for (const { facts, actor } of starts) {
    const target = chart.creation.find((edge) => admits(edge, facts, actor))?.target;
    if (target) arrive({ status: target, facts: factsOnEntry(chart, target, facts) });
  }
  for (const before of queue)
    for (const event of [...acceptedEvents(chart, before), ...forcedMoves(chart, before)]) {
      const edges = transitionsFor(chart, before.status, event);
      const edge = matchedTransition(edges, before.facts, event, applyEvent);
      if (edge === undefined) continue;
      const after = outcomeOf(chart, before, edge, event, applyEvent);
      steps.push({ before, event, after, effects: after.effects });
      arrive(after);
    }
  return { reached: [...seen.values()], steps, stateKey };
}

const checkedOf = ({ chart }: ChartTables, walked: Walked): Checked => ({ chart, ...walked, ...soundTables });

/** What the linter finds in a chart before anybody walks it. */
export const findingsOfRules = (tables: ChartTables): readonly string[] =>
  checkChart(checkedOf(tables, { reached: [], steps: [], stateKey })).map(({ rule }) => rule);

/** What the linter and the explorer find on a walk: every status is met, and every effect is asked for. */
export function findingsOfWalk(tables: ChartTables): readonly string[] {
  const walked = walkData(tables, fewOrders);
  const met = new Set<string>(walked.reached.map(({ status }) => status));
  const asked = new Set<string>(walked.steps.flatMap(({ effects }) => effects.map(({ name }) => name)));
  return [
    ...checkChart(checkedOf(tables, walked)).map(({ rule }) => rule),
    ...orderStatuses.filter((status) => !isTransient(status) && !met.has(status)),
    ...effectNames.filter((name) => !asked.has(name) && !isAskedBesideChart(name)),
  ];
}
