import { actors, isActor, isTransient, orderStatuses, taskTypes } from '../../order/index.ts';
import type { Facts, OrderStatus } from '../../order/index.ts';
import type { Condition } from '../../order/order.guards.ts';
import type { EffectAction, FactAction, Transition } from '../../order/phase-config.ts';
import { termsOf, when } from '../../order/when.ts';
import type { Guard } from '../../order/when.ts';
import { nextTo, ofEach, within } from './variant.ts';
import type { Variant } from './variant.ts';

const resting = orderStatuses.filter((status) => !isTransient(status));

/** Another status in which an order may rest. */
export const otherTarget = (target: string): `#${OrderStatus}` =>
  `#${nextTo(resting, target.slice(1) as OrderStatus)}`;

const guardOf = (terms: readonly string[]): Guard | undefined =>
  terms.length === 0 ? undefined : when(...(terms as readonly [Condition, ...Condition[]]));

const opposite = (literal: string): string => (literal.startsWith('!') ? literal.slice(1) : `!${literal}`);

/** The terms in whose place others may stand: conditions dropped and turned, one of two dropped. */
function conditionVariants(condition: string): readonly Variant<readonly string[]>[] {
  const literals = condition.split(' | ');
  const fewer = literals.length === 1 ? [] : literals.map((literal) => [literal]);
  return [
    { kind: 'guard', what: `without ${condition}`, changed: [] },
    { kind: 'guard', what: `unless ${condition}`, changed: literals.map(opposite) },
    ...fewer.map(
      (changed) => ({ kind: 'guard', what: `${changed[0]} instead of ${condition}`, changed }) as const,
    ),
  ];
}

function actorVariants(term: string): readonly Variant<readonly string[]>[] {
  const named = term.split(' | ').filter(isActor);
  const others = actors.filter((actor) => !named.includes(actor));
  const without = named.map((actor) => named.filter((each) => each !== actor));
  const changes = [
    ...without.filter((left) => left.length > 0),
    ...others.slice(0, 1).map((actor) => [...named, actor]),
    ...(named.length === 1 ? others.slice(0, 1).map((actor) => [actor]) : []),
  ];
  return changes.map((list) => ({
    kind: 'actor',
    what: `by ${list.join(' | ')} instead of ${term}`,
    changed: [list.join(' | ')],
  }));
}

/** A guard with a condition dropped or turned, or with other actors. */
export function guardVariants(guard: Guard | undefined): readonly Variant<Guard | undefined>[] {
  const terms = termsOf(guard);
  return terms.flatMap((term, at) => {
    const variants = term.split(' | ').every(isActor) ? actorVariants(term) : conditionVariants(term);
    return within(variants, '', (others) => guardOf(terms.toSpliced(at, 1, ...others)));
  });
}

const otherValue = (value: unknown): unknown =>
  typeof value === 'boolean' ? !value : value === null ? true : null;

function factVariants(facts: Partial<Facts>): readonly Variant<Partial<Facts>>[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const { [name as keyof Facts]: _dropped, ...others } = facts;
    const changed = { ...facts, [name]: otherValue(value) };
    return [
      { kind: 'fact', what: `without ${name}`, changed: others },
      { kind: 'fact', what: `${name} is ${String(otherValue(value))}`, changed },
    ] as const;
  });
}

type Action = FactAction | EffectAction;

function paramVariants(action: Action): readonly Variant<Action>[] {
  if (typeof action === 'string') return [];
  if (action.type === 'setFacts')
    return within(factVariants(action.params), '', (params) => ({ ...action, params }));
  const { when: guard, task } = action.params;
  return [
    ...within(guardVariants(guard), '', (other): Action => {
      const { when: _dropped, ...params } = action.params;
      return { ...action, params: other === undefined ? params : { ...params, when: other } };
    }),
    ...(task === undefined ? [] : [nextTo(taskTypes, task)]).map((other): Variant<Action> => ({
      kind: 'effect',
      what: `task ${other} instead of ${task}`,
      changed: { ...action, params: { ...action.params, task: other } },
    })),
  ];
}

/** Actions with one left out or its params changed. */
export const actionVariants = <A extends Action>(actions: readonly A[]): readonly Variant<readonly A[]>[] =>
  ofEach(
    actions,
    'effect',
    (action) => (typeof action === 'string' ? action : action.type),
    (action) => paramVariants(action) as readonly Variant<A>[],
  );

/** A transition with another target, guard, actor or effect. */
export function transitionVariants(row: Transition): readonly Variant<Transition>[] {
  const { guard, target, actions = [], ...rest } = row;
  const { target: _target, ...unmoved } = row;
  const targets: readonly Variant<Transition>[] =
    target === undefined
      ? [{ kind: 'target', what: 'to finished', changed: { ...row, target: '#finished' } }]
      : [
          {
            kind: 'target',
            what: `to ${otherTarget(target)}`,
            changed: { ...row, target: otherTarget(target) },
          },
          { kind: 'target', what: 'without leaving', changed: unmoved },
        ];
  return [
    ...targets,
    ...within(guardVariants(guard), '', (other) => ({
      ...rest,
      ...(target === undefined ? {} : { target }),
      actions,
      ...(other === undefined ? {} : { guard: other }),
    })),
    ...within(actionVariants(actions), '', (others) => ({ ...row, actions: others })),
  ];
}
