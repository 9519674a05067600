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
 * Every order can still be finished that is not refused, without force and without being sent back; after one forced move
 * or one way back, too. Of a walk in which none is finished only those moves are judged.
 */
export function neverFinished({ chart, reached, steps, stateKey }: Checked): string[] {
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
  const isWalkedToAnEnd = finishing.size > 0;
  for (const key of finishing) for (const { from } of earlier.get(key) ?? []) finishing.add(from);
  const isLost = (key: string, { status }: Reached) =>
    !finishing.has(key) && toneOf(status, 'staff') !== 'refused';
  const walked = new Set(keyed.flatMap(({ from, to }) => [from, to]));
  const moved = { FORCE: 'forced', SEND_BACK: 'sent back' };
  return unique([
    ...reached.map((state) => {
      const key = stateKey(state);
      return isWalkedToAnEnd && walked.has(key) && isLost(key, state)
        ? `${state.status} cannot be finished`
        : null;
    }),
    ...keyed.map((step) => {
      const { event, before, after, to } = step;
      if (!isExceptional(step) || !isLost(to, after)) return null;
      return `${after.status}, ${moved[event as keyof typeof moved]} from ${before.status}, cannot be finished`;
    }),
  ]);
}
