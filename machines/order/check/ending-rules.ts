import { effectsIn } from '../edge.ts';
import { effects } from '../order.effects.ts';
import { holds } from '../order.guards.ts';
import { isTransient, orderStatuses, phaseOf } from '../order.statuses.ts';
import { unique } from './checked.ts';
import type { Checked } from './checked.ts';

/** A closed order runs nothing and asks for nothing that only an open one may have. */
export function liveAfterEnd({ chart }: Checked): string[] {
  const closed = orderStatuses.filter((status) => phaseOf(status) === 'closed');
  return closed.flatMap((status) => [
    ...chart.processesOf(status).map(({ kind }) => `${status} runs its ${kind}`),
    ...effectsIn(chart.entryOf(status))
      .filter(({ name }) => effects[name].validWhile !== 'always')
      .map(({ name }) => `${status} asks for ${name}, which no closed order may have`),
  ]);
}

/** Whatever the order's life was, its cancellation calls back what runs and tells whom it concerns. */
export function canceledInSilence({ steps, chart }: Checked): string[] {
  return unique(
    steps.flatMap(({ before, after, effects: asked }) => {
      if (phaseOf(after.status) !== 'closed' || chart.tagsOf(after.status).includes('handedOver')) return [];
      const wanted = ['cancelOutstanding', 'notifyCancelation'];
      return wanted
        .filter((name) => asked.every((each) => each.name !== name))
        .map((name) => `${before.status} → ${after.status} without ${name}`);
    }),
  );
}

/**
 * An order that may hear the answer of an effect of its status has asked for it where it rests; what else providers tell is told
 * unasked, and what an effect does that outlives its status is told wherever the order is.
 */
export function unaskedAnswers({ chart, reached, senders }: Checked): string[] {
  const answered = new Set(
    Object.values(effects)
      .filter(({ validWhile }) => validWhile === 'status')
      .flatMap(({ answers }): readonly string[] => answers),
  );
  for (const event of Object.keys(senders)) answered.delete(event);
  const asking = new Map(
    orderStatuses
      .filter((status) => !isTransient(status))
      .map((status) => {
        const rows = chart.transitionsOf(status).flatMap(({ actions }) => actions);
        return [status, { entered: effectsIn(chart.entryOf(status)), later: effectsIn(rows) }] as const;
      }),
  );
  return unique(
    reached.flatMap(({ status, facts }) => {
      const { entered = [], later = [] } = asking.get(status) ?? {};
      const asked = [
        ...entered.filter(({ conditions }) => conditions.every((each) => holds(each, facts))),
        ...later,
      ].flatMap(({ name }): readonly string[] => effects[name].answers);
      return chart
        .transitionsOf(status)
        .filter(({ event, actors }) => actors.join() === 'system' && answered.has(event))
        .filter(({ conditions }) => conditions.every((each) => holds(each, facts)))
        .filter(({ event }) => !asked.includes(event))
        .map(({ event }) => `${status} waits for ${event}, which nothing has asked for`);
    }),
  );
}
