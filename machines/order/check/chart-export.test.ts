import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { Edge } from '../edge.ts';
import { orderChart } from '../order.chart.ts';
import { isTransient, orderStatuses } from '../order.statuses.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { termsOf } from '../when.ts';
import type { Guard } from '../when.ts';
import { exportedConfig, exportedNames, exportedSource } from './chart-export.ts';

const { guards, actions, delays } = exportedNames();
const implemented = <T>(names: readonly string[], implementation: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, implementation]));

const config = exportedConfig();
const read = JSON.parse(JSON.stringify(config)) as Parameters<typeof createMachine>[0];
const machine = createMachine(read, {
  guards: implemented(guards, () => false),
  actions: implemented(actions, () => undefined),
  delays,
});

/** The states in which an order of this status is, innermost first. */
function statesAround(status: OrderStatus) {
  const own = machine.getStateNodeById(status);
  const states = [own];
  for (let { parent } = own; parent !== undefined; { parent } = parent) states.push(parent);
  return states;
}

/** A transition as XState reads it. */
interface Read {
  readonly guard?: unknown;
  readonly target?: readonly { readonly key: string }[] | undefined;
  readonly actions: readonly unknown[];
}

const ofXState = (event: string, { guard, target, actions: taken }: Read) =>
  JSON.stringify([event, guard ?? null, target?.[0]?.key ?? null, taken]);
const ofChart = ({ event, guard, target, actions: taken }: Edge) =>
  JSON.stringify([event, guard ?? null, target, taken]);
/** Transitions by their events, innermost first: what stands nearer hides what stands farther out under the same guard. */
const byEvent = (lines: readonly string[]) =>
  Object.fromEntries(Map.groupBy(lines, (line) => (JSON.parse(line) as readonly string[])[0] ?? ''));
const isHidden = (line: string, index: number, lines: readonly string[]) => {
  const key = (each: string) => (JSON.parse(each) as readonly unknown[]).slice(0, 2).join(' ');
  return lines.slice(0, index).some((nearer) => key(nearer) === key(line));
};

const resting = orderStatuses.filter((status) => !isTransient(status));

test('the exported chart is JSON, of which XState loses nothing', () => {
  expect(read).toEqual(config);
});

test.each(resting)('the exported chart accepts in %s what the chart does, inherited too', (status) => {
  const written = statesAround(status).flatMap(({ transitions }) =>
    [...transitions].flatMap(([event, list]) =>
      event.startsWith('xstate.after') ? [] : list.map((each) => ofXState(event, each)),
    ),
  );
  const accepted = orderChart
    .transitionsOf(status)
    .filter(({ event }) => event !== 'DEADLINE_PASSED' && event !== 'REMINDER_DUE');
  const tried = written.filter((...line) => !isHidden(...line));
  expect(byEvent(tried)).toEqual(byEvent(accepted.map(ofChart)));
});

/** Every way in which some conditions may hold. */
const waysOf = (names: readonly string[]): readonly ReadonlySet<string>[] =>
  names.reduce<readonly ReadonlySet<string>[]>(
    (ways, name) => ways.flatMap((way) => [way, new Set([...way, name])]),
    [new Set()],
  );
const holdsIn = (way: ReadonlySet<string>) => (condition: string) =>
  condition.startsWith('!') ? !way.has(condition.slice(1)) : way.has(condition);

test.each(resting)('the exported chart passes the deadline of %s when and as the chart does', (status) => {
  const delayed = statesAround(status).flatMap(({ after }) => after);
  const passed = orderChart.transitionsOf(status).filter(({ event }) => event === 'DEADLINE_PASSED');
  const names = new Set(passed.flatMap(({ conditions }) => conditions).map((name) => name.replace('!', '')));
  for (const { when } of orderChart.deadlinesOf(status)) if (when !== undefined) names.add(when);
  for (const way of waysOf([...names])) {
    const exported = delayed
      .filter(({ guard }) => termsOf(guard as Guard | undefined).every(holdsIn(way)))
      .map((each) => [delays[each.delay as string], each.target?.[0]?.key ?? null, each.actions])[0];
    const due = orderChart.deadlinesOf(status).find(({ when }) => when === undefined || holdsIn(way)(when));
    const taken = passed.find(({ conditions }) => conditions.every(holdsIn(way)));
    expect(exported).toEqual(due && taken && [due.days * 86_400_000, taken.target, taken.actions]);
  }
});

test('the exported chart creates orders and leaves its transient statuses as the chart does', () => {
  const always = (id: string) =>
    (machine.getStateNodeById(id).always ?? []).map((each) => ofXState('ALWAYS', each));
  expect(always('order.created')).toEqual(orderChart.creation.map(ofChart));
  for (const status of orderStatuses)
    expect(always(status)).toEqual(orderChart.alwaysOf(status).map(ofChart));
});

test('the exported chart names each guard, action and delay that it uses, and draws no forced move', () => {
  const source = exportedSource();
  for (const name of [...guards, ...actions, ...Object.keys(delays)])
    expect(source).toContain(JSON.stringify(name));
  expect(delays).toMatchObject({ '14 days': 1_209_600_000, 'at once': 0 });
  expect(source).not.toContain('FORCE');
});
