import { taskTypes } from '../../order/index.ts';
import { deadlinesIn } from '../../order/deadline.ts';
import type { Condition } from '../../order/order.guards.ts';
import type {
  Deadline,
  Deadlines,
  Handlers,
  Meta,
  Process,
  Reminder,
  StateConfig,
  StatusTag,
  Transition,
} from '../../order/phase-config.ts';
import { actionVariants, guardVariants, otherTarget, transitionVariants } from './row-variants.ts';
import { nextTo, ofEach, within } from './variant.ts';
import type { Variant } from './variant.ts';

const spelledRow = ({ guard, target }: Transition): string =>
  `${guard ?? 'always'} → ${target ?? 'same status'}`;

const rowVariants = (rows: readonly Transition[]): readonly Variant<readonly Transition[]>[] =>
  ofEach(rows, 'row', spelledRow, transitionVariants);

const handlerVariants = (on: Handlers): readonly Variant<Handlers>[] =>
  Object.entries(on).flatMap(([event, rows]) =>
    within(rowVariants(rows), event, (others) => ({ ...on, [event]: others }) as Handlers),
  );

function outcomeVariants(deadline: Deadline): readonly Variant<Deadline>[] {
  if ('task' in deadline) {
    const task = nextTo(taskTypes, deadline.task);
    return [{ kind: 'deadline', what: `task ${task}`, changed: { ...deadline, task } }];
  }
  const target = otherTarget(deadline.target);
  return [
    { kind: 'deadline', what: `to ${target}`, changed: { ...deadline, target } },
    ...within(actionVariants(deadline.actions ?? []), '', (actions) => ({ ...deadline, actions })),
  ];
}

function oneDeadlineVariants(deadline: Deadline): readonly Variant<Deadline>[] {
  const { when: condition, ...always } = deadline;
  const turned = condition?.startsWith('!') ? condition.slice(1) : `!${condition}`;
  const others: readonly Variant<Deadline>[] =
    condition === undefined
      ? []
      : [
          { kind: 'deadline', what: `without ${condition}`, changed: always },
          { kind: 'deadline', what: turned, changed: { ...deadline, when: turned as Condition } },
        ];
  const days = deadline.days + 1;
  return [
    { kind: 'deadline', what: `${days} days`, changed: { ...deadline, days } },
    ...others,
    ...outcomeVariants(deadline),
  ];
}

const deadlineVariants = (deadlines: Deadlines): readonly Variant<Deadlines>[] =>
  deadlines === 'rest'
    ? [{ kind: 'deadline', what: 'with a clock', changed: { days: 7, task: 'other' } }]
    : ofEach(
        deadlinesIn(deadlines),
        'deadline',
        ({ when = '', days }) => `${when} ${days} days`.trim(),
        oneDeadlineVariants,
      );

const processVariants = ({ when, ...process }: Process): readonly Variant<Process>[] =>
  within(guardVariants(when), '', (guard) => (guard === undefined ? process : { ...process, when: guard }));

const reminderVariants = (reminder: Reminder): readonly Variant<Reminder>[] => {
  const { when, ...always } = reminder;
  const days = reminder.days + 1;
  return [
    { kind: 'deadline', what: `${days} days`, changed: { ...reminder, days } },
    ...within(guardVariants(when), '', (guard) =>
      guard === undefined ? always : { ...always, when: guard },
    ),
  ];
};

const metaVariants = (meta: Meta): readonly Variant<Meta>[] => [
  ...within(deadlineVariants(meta.deadline ?? []), 'deadline', (deadline) => ({ ...meta, deadline })),
  ...within(
    ofEach(meta.requires ?? [], 'requirement', String, () => []),
    'requires',
    (requires) => ({ ...meta, requires }),
  ),
  ...within(
    ofEach(
      meta.reminder === undefined ? [] : [meta.reminder],
      'deadline',
      () => 'reminder',
      reminderVariants,
    ),
    'reminds',
    ([reminder]) => {
      const { reminder: _dropped, ...others } = meta;
      return reminder === undefined ? others : { ...others, reminder };
    },
  ),
  ...within(
    ofEach(meta.processes ?? [], 'process', ({ kind }) => kind, processVariants),
    'runs',
    (processes) => ({ ...meta, processes }),
  ),
];

/** A state with one detail of its own changed. */
const stateVariants = (state: StateConfig): readonly Variant<StateConfig>[] => [
  ...within(handlerVariants(state.on ?? {}), '', (on) => ({ ...state, on })),
  ...within(rowVariants(state.always ?? []), 'ALWAYS', (always) => ({ ...state, always })),
  ...within(actionVariants(state.entry ?? []), 'on entry', (entry) => ({ ...state, entry })),
  ...within(metaVariants(state.meta ?? {}), '', (meta) => ({ ...state, meta })),
  ...within(
    ofEach<StatusTag>(state.tags ?? [], 'tag', String, () => []),
    'tags',
    (tags) => ({ ...state, tags }),
  ),
];

/** A config with one detail of one of its states changed; each is named by its state. */
export const configVariants = (config: StateConfig, name = 'order'): readonly Variant<StateConfig>[] => [
  ...within(stateVariants(config), name, (changed) => changed),
  ...Object.entries(config.states ?? {}).flatMap(([inner, state]) =>
    within(configVariants(state, inner), '', (changed) => ({
      ...config,
      states: { ...config.states, [inner]: changed },
    })),
  ),
];
