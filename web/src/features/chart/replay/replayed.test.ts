import { expect, test } from 'vitest';
import type { ReplayStep } from './replay-query.ts';
import { figuresUpTo, partedAt, stepBeside } from './replayed.ts';

const step = (event: string, from: string | null, ...visited: readonly string[]): ReplayStep => ({
  ...{ seq: 1, at: '2026-11-20T10:00:00.000Z', event, actor: 'client', by: null, how: 'own', reason: null },
  ...{ from, passed: visited.slice(0, -1), to: visited.at(-1) ?? from ?? '' },
  ...{ conditions: null, client: null, salesman: null, effects: [], msInPrevious: null, usualMs: null },
});

const life = [
  step('CREATE', null, 'sumup'),
  step('CONFIRM_SUMMARY', 'sumup', 'agreement_method_selection'),
  step('SELECT_METHOD', 'agreement_method_selection', 'qes_selected', 'form_opened'),
  step('SEND_BACK', 'form_opened', 'sumup'),
  step('CONFIRM_SUMMARY', 'sumup', 'agreement_method_selection'),
];

test('an order has gone each way as often as it did, through what it passed', () => {
  const { edges, statuses } = figuresUpTo(life);
  expect(edges.map(({ from, event, to, count }) => `${from} ${event} ${to} ${count}`)).toEqual([
    'created CREATE sumup 1',
    'sumup CONFIRM_SUMMARY agreement_method_selection 2',
    'agreement_method_selection SELECT_METHOD qes_selected 1',
    'qes_selected ALWAYS form_opened 1',
    'form_opened SEND_BACK sumup 1',
  ]);
  expect(statuses.map(({ status, now }) => [status, now])).toEqual([['agreement_method_selection', 1]]);
});

test('two lives part where they first took another way, not where one has ended', () => {
  const other = [...life.slice(0, 2), step('CANCEL', 'agreement_method_selection', 'canceled')];
  expect([partedAt(life, other), partedAt(life, life.slice(0, 3)), partedAt(life, life)]).toEqual([
    2,
    null,
    null,
  ]);
});

test('beside a step stands the one that came to the same status, the nearest of several', () => {
  const [, second, , , fifth] = life;
  if (second === undefined || fifth === undefined) throw new Error('Five steps');
  expect([stepBeside(life, second, 1), stepBeside(life, fifth, 4)]).toEqual([1, 4]);
  expect(stepBeside(life.slice(0, 1), second, 1)).toBeNull();
});
