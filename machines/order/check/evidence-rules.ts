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

/** An order that was sent back can still be finished, without a forced move and without being sent back again. */
export function lostBySendingBack({ chart, steps, stateKey }: Checked): string[] {
  const keyed = steps.map(({ before, event, after }) => ({
    event: event.type,
    from: stateKey(before),
    to: stateKey(after),
    after,
    before,
  }));
  const earlier = Map.groupBy(
    keyed.filter(({ event }) => event !== 'FORCE' && event !== 'SEND_BACK'),
    ({ to }) => to,
  );
  const isFinished = ({ status }: Reached) =>
    phaseOf(status) === 'closed' && chart.tagsOf(status).includes('handedOver');
  const finishing = new Set(keyed.flatMap(({ after, to }) => (isFinished(after) ? [to] : [])));
  for (const key of finishing) for (const { from } of earlier.get(key) ?? []) finishing.add(from);
  return unique(
    keyed.map(({ event, before, after, to }) =>
      event === 'SEND_BACK' && !finishing.has(to)
        ? `${after.status}, sent back from ${before.status}, cannot be finished`
        : null,
    ),
  );
}
