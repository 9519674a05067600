import type { Condition } from './order.guards.ts';
import { phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { Deadline, Deadlines, EventTransition, Transition } from './phase-config.ts';
import { termsOf, when } from './when.ts';

/** A status's deadlines, the first that is about an order counts; none where it may rest for good. */
export function deadlinesIn(deadlines: Deadlines = []): readonly Deadline[] {
  if (deadlines === 'rest') return [];
  return 'days' in deadlines ? [deadlines] : deadlines;
}

const endsOrder = (target: string): boolean => phaseOf(target.slice(1) as OrderStatus) === 'closed';

const outcomeOf = ({ when: _when, days: _days, ...outcome }: Deadline): string => JSON.stringify(outcome);

/** What is left to do when an order may not be cancelled by itself any more. */
const insteadOfCancelling = { type: 'raiseTask', params: { task: 'execution_of_initial_payment' } } as const;

function transitionsOf(deadline: Deadline): readonly EventTransition[] {
  const conditions: readonly Condition[] = deadline.when === undefined ? [] : [deadline.when];
  const guard = when('system', ...conditions);
  if ('task' in deadline)
    return [{ guard, actions: [{ type: 'raiseTask', params: { task: deadline.task } }] }];
  const { target, actions = [] } = deadline;
  if (!endsOrder(target)) return [{ guard, target, actions }];
  return [
    { guard: when('system', ...conditions, '!paid', '!signed', '!moneyTouched'), target, actions },
    { guard, actions: [insteadOfCancelling] },
  ];
}

/** What a passed deadline does, as a delayed transition of XState: nobody acts, and each says for which orders its days count. */
export interface Delayed extends Transition {
  readonly days: number;
}

const opposite = (condition: Condition): Condition =>
  (condition.startsWith('!') ? condition.slice(1) : `!${condition}`) as Condition;

/** The delayed transitions of a status, those of the same days in the order in which they are tried. */
export function delayedTransitions(deadlines: Deadlines): readonly Delayed[] {
  const all = deadlinesIn(deadlines);
  const sameDays = new Set(all.map(({ days }) => days)).size === 1;
  const others = (at: number) =>
    sameDays
      ? []
      : all.slice(0, at).flatMap((each) => (each.when === undefined ? [] : [opposite(each.when)]));
  return all.flatMap((deadline, at) =>
    transitionsOf(deadline).map(({ guard, ...transition }) => {
      const [, ...own] = termsOf(guard) as readonly [string, ...Condition[]];
      const [first, ...rest] = [...others(at), ...own];
      return {
        ...(first === undefined ? {} : { guard: when(first, ...rest) }),
        ...transition,
        days: deadline.days,
      };
    }),
  );
}

/** What a passed deadline does: deadlines of the same outcome are told apart by their days alone. */
export function deadlineTransitions(deadlines: Deadlines): readonly EventTransition[] {
  const all = deadlinesIn(deadlines);
  return all
    .filter((deadline, at) => {
      const next = all[at + 1];
      return next === undefined || next.when !== undefined || outcomeOf(next) !== outcomeOf(deadline);
    })
    .flatMap(transitionsOf);
}
