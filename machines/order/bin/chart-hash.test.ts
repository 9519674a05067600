import { expect, test } from 'vitest';
import { chartHash } from '../chart-hash.gen.ts';
import { chartSources, hashOf } from './chart-hash.ts';

const sources = chartSources();

/** The hash of the chart in which the first such text of a source is another one. */
function changed(path: string, from: string | RegExp, to: string): string {
  const source = sources.get(path) ?? '';
  const other = source.replace(from, to);
  if (other === source) throw new Error(`${path} does not say ${from}`);
  return hashOf(new Map([...sources, [path, other]]));
}

const delivery = 'phases/delivery/delivery.states.ts';
const view = 'phases/delivery/delivery.view.ts';

test.each([
  ['a target', delivery, "target: '#finished'", "target: '#canceled'"],
  ['an actor', delivery, "when('admin')", "when('salesman')"],
  ['an effect', delivery, "entry: ['notifyShipment']", 'entry: []'],
  ['a deadline', delivery, 'days: 14', 'days: 15'],
  ['a requirement', delivery, 'meta: { requires: requirements.concluded }', 'meta: {}'],
  ['what most statuses require', 'phase-config.ts', "'paid', 'signed'", "'paid'"],
  ['a tag', delivery, "tags: ['handedOver']", "tags: ['concluded']"],
  ['a guard', 'guards/order-guards.ts', "facts.salesChannel === 'pos'", "facts.salesChannel === 'shop'"],
  ["a guard's sentence", 'guards/evidence-guards.ts', 'Nie wpłynęły żadne pieniądze.', 'Brak wpłaty.'],
  ['a learned fact', 'apply-event.ts', 'identityVerified: true', 'identityVerified: false'],
  ["an effect's lifetime", 'order.effects.ts', "validWhile: 'open'", "validWhile: 'status'"],
  ['a limit', 'order.policy.ts', '1_500_000', '1_500_001'],
  ['what may be forced', 'edge.ts', "'MOVE_TO_PREVIOUS', 'CANCEL'", "'CANCEL'"],
  ['who may force', 'edge.ts', "actors: ['admin']", "actors: ['salesman']"],
  ['the rule of deadlines', 'deadline.ts', "'!paid', '!signed'", "'!signed'"],
  ['a screen', view, "'confirm_delivery'", "'waiting'"],
  ['a tone', view, "tone: 'done'", "tone: 'waiting'"],
  ['a sentence', view, 'Sprzęt czeka na odbiór', 'Odbierz sprzęt'],
  ["a shop's status", view, "shopStatus: 'shipped'", "shopStatus: 'delivered'"],
  ["an event's name", 'order.wording.ts', "FINISH: 'Zakończenie'", "FINISH: 'Koniec'"],
])('another hash says that the chart has changed in %s', (_what, path, from, to) => {
  expect(changed(path, from, to)).not.toBe(chartHash);
});

test('the hash is that of the sources, and stays where only comments and line breaks change', () => {
  const here = hashOf(sources);
  expect(here).toBe(chartHash);
  expect([
    changed(view, /\/\*\* What each audience .*? \*\//u, '/** Words. */'),
    changed(view, /success\('status', '(.*?)', '(.*?)'\)/u, "success(\n'status',\n'$1',\n  '$2',\n)"),
  ]).toEqual([here, here]);
});

test('every source of the chart is among those that are hashed', () => {
  expect([...sources.keys()]).toEqual(
    expect.arrayContaining([delivery, view, 'edge.ts', 'guards/input-guards.ts', 'order.machine.ts']),
  );
  expect([...sources.keys()].filter((path) => /test|check|bin|gen/u.test(path))).toEqual([]);
});
