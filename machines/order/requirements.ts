import { owesHeld } from './edge.ts';
import type { Edge } from './edge.ts';
import { factActions, nothingHeld } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import type { Condition } from './order.guards.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { EffectAction, FactAction } from './phase-config.ts';

/** What of a chart decides what entering a status does. */
interface Entered {
  readonly entryOf: (status: OrderStatus) => readonly (FactAction | EffectAction)[];
  readonly alwaysOf: (status: OrderStatus) => readonly Edge[];
  readonly requiresOf: (status: OrderStatus) => readonly Condition[];
}

/** The facts that entering a status leaves. */
export function factsOnEntry(
  { entryOf }: Pick<Entered, 'entryOf'>,
  status: OrderStatus,
  facts: Facts,
): Facts {
  return entryOf(status).reduce<Facts>((before, action) => {
    if (action === 'keepQualifiedMethod' || action === 'defaultRenewal')
      return { ...before, ...factActions[action](before) };
    if (typeof action === 'object' && action.type === 'setFacts') return { ...before, ...action.params };
    return owesHeld(action, before) ? { ...before, ...nothingHeld } : before;
  }, facts);
}

/** What an order lacks of what a status requires, and of what those require to which it leads on by itself. */
export function missingIn(chart: Entered, status: OrderStatus, before: Facts): readonly Condition[] {
  const facts = factsOnEntry(chart, status, before);
  const missing = chart.requiresOf(status).filter((condition) => !holds(condition, facts));
  const on = chart
    .alwaysOf(status)
    .find(({ conditions }) => conditions.every((condition) => holds(condition, facts)));
  const later = on?.target == null ? [] : missingIn(chart, on.target, facts);
  return [...new Set([...missing, ...later])];
}
