import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { orderChart } from '../order.chart.ts';
import { isTransient, orderStatuses } from '../order.statuses.ts';
import { exportedConfig, exportedNames, exportedSource } from './chart-export.ts';

const { guards, actions, delays } = exportedNames();
const implemented = <T>(names: readonly string[], implementation: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, implementation]));

test('the exported chart is JSON that XState makes the whole machine of', () => {
  const config = exportedConfig();
  const read = JSON.parse(JSON.stringify(config)) as Parameters<typeof createMachine>[0];
  expect(read).toEqual(config);
  const machine = createMachine(read, {
    guards: implemented(guards, () => false),
    actions: implemented(actions, () => undefined),
    delays,
  });
  for (const status of orderStatuses.filter((each) => !isTransient(each))) {
    const { transitions } = machine.getStateNodeById(status);
    const named = [...transitions]
      .filter(([event]) => !event.startsWith('xstate.after'))
      .flatMap(([event, list]) =>
        list.map(({ guard, target }) => [event, guard ?? null, target?.[0]?.key ?? null]),
      );
    const own = orderChart
      .transitionsOf(status)
      .filter(({ id, event }) => id.startsWith(`${status}.`) && event !== 'DEADLINE_PASSED');
    expect(named).toEqual(own.map(({ event, guard = null, target }) => [event, guard, target]));
  }
});

test('the exported chart names each guard, action and delay that it uses, and draws no forced move', () => {
  const source = exportedSource();
  for (const name of [...guards, ...actions, ...Object.keys(delays)])
    expect(source).toContain(JSON.stringify(name));
  expect(delays).toMatchObject({ '14 days': 1_209_600_000, 'at once': 0 });
  expect(source).not.toContain('FORCE');
});
