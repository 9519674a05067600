import { toneOf } from '../order.facets.ts';
import { newFacts, provenFacts } from '../order.facts.ts';
import { holds } from '../order.guards.ts';
import { orderStatuses, phaseOf } from '../order.statuses.ts';
import { factsOnEntry } from '../requirements.ts';
import { unique } from './checked.ts';
import type { Checked } from './checked.ts';
import type { Reached } from './laws.ts';

export function provenByEntering({ chart }: Checked): string[] {
  return orderStatuses.flatMap((status) => {
    const entered = factsOnEntry(
      chart,
      status,
      newFacts({ salesChannel: 'pos', financingType: 'lease', flowType: 'client' }),
    );
    return provenFacts.filter((fact) => entered[fact]).map((fact) => `entering ${status} proves ${fact}`);
  });
}

/** Judged when a status is entered: what is required need not last while the order rests. */
export function withoutEvidence({ chart, steps }: Checked): string[] {
  return unique(
    steps.flatMap(({ before, event, after }) =>
      before.status === after.status
        ? []
        : chart
            .requiresOf(after.status)
            .filter((condition) => !holds(condition, after.facts))
            .map((condition) => `${before.status} —${event.type}→ ${after.status} without ${condition}`),
    ),
  );
}

/**
 * An order that was forced or sent back anywhere but to a refusal can still be finished, without another forced move and
 * without being sent back again.
 */
export function lostByAdministrators({ chart, steps, stateKey }: Checked): string[] {
  const keyed = steps.map(({ before, event, after }) => ({
    event: event.type,
    from: stateKey(before),
    to: stateKey(after),
    after,
    before,
  }));
  const isExceptional = ({ event }: { readonly event: string }) => event === 'FORCE' || event === 'SEND_BACK';
  const earlier = Map.groupBy(
    keyed.filter((step) => !isExceptional(step)),
    ({ to }) => to,
  );
  const isFinished = ({ status }: Reached) =>
    phaseOf(status) === 'closed' && chart.tagsOf(status).includes('handedOver');
  const finishing = new Set(keyed.flatMap(({ after, to }) => (isFinished(after) ? [to] : [])));
  for (const key of finishing) for (const { from } of earlier.get(key) ?? []) finishing.add(from);
  const moved = { FORCE: 'forced', SEND_BACK: 'sent back' };
  return unique(
    keyed.map((step) => {
      const { event, before, after, to } = step;
      if (!isExceptional(step) || finishing.has(to) || toneOf(after.status, 'staff') === 'refused')
        return null;
      return `${after.status}, ${moved[event as keyof typeof moved]} from ${before.status}, cannot be finished`;
    }),
  );
}
