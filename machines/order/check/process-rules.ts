import { effectsIn } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { isStored } from '../explain.ts';
import { beginsProcess, effects } from '../order.effects.ts';
import type { ProcessStart } from '../order.effects.ts';
import { holds } from '../order.guards.ts';
import { isTransient, phaseOf } from '../order.statuses.ts';
import type { Process } from '../phase-config.ts';
import { runningOf } from '../process.ts';
import { unique } from './checked.ts';
import type { Checked } from './checked.ts';

/** What runs at a provider once an effect was performed. */
const begunBy = {
  startIdentityVerification: 'identity',
  startSignature: 'signature',
  orderCourier: 'courier',
} as const satisfies Readonly<Record<ProcessStart, Process['kind']>>;

/** At most one thing that can be called back runs for an order: no two signatures, and no courier beside one. */
export function severalProcesses({ chart, reached }: Checked): string[] {
  return unique(
    reached.map(({ status, facts }) => {
      const kinds = runningOf(chart.processesOf(status), facts).map(({ kind }) => kind);
      return kinds.length > 1 ? `${status} runs ${kinds.join(' and ')} at once` : null;
    }),
  );
}

/** What a move begins is known to run where the order rests then: only what is known is called back. */
export function unknownProcesses({ chart, steps }: Checked): string[] {
  return unique(
    steps.flatMap(({ after, effects: asked }) => {
      const running = runningOf(chart.processesOf(after.status), after.facts).map(({ kind }) => kind);
      return asked
        .map(({ name }) => name)
        .filter(beginsProcess)
        .filter((name) => !running.includes(begunBy[name]))
        .map((name) => `${after.status} begins a ${begunBy[name]} of which it does not know`);
    }),
  );
}

/** Ways out that nobody waits for. */
const asides: readonly string[] = ['CANCEL', 'SEND_BACK', 'DEADLINE_PASSED'];

/** Whether somebody is asked who answers: what is handled without leaving may still lead on. */
const asks = (actions: Edge['actions']): boolean =>
  effectsIn(actions).some(({ name }) => effects[name].answers.length > 0);

/**
 * Where an administrator alone can move an order on, his task is open at once. Elsewhere somebody else acts: a person, a
 * provider that an effect has asked, or a courier on the way; and what rests waits for nobody.
 */
export function uncalledAdministrators({ chart, reached }: Checked): string[] {
  return unique(
    reached.map(({ status, facts }) => {
      if (isTransient(status) || phaseOf(status) === 'closed' || chart.isRest(status)) return null;
      const movers = chart
        .transitionsOf(status)
        .filter(({ event, target, actions }) => !asides.includes(event) && (target !== null || asks(actions)))
        .filter(({ conditions }) => conditions.filter(isStored).every((each) => holds(each, facts)))
        .flatMap(({ actors }) => actors);
      const isAsked = effectsIn(chart.entryOf(status)).some(
        ({ name, conditions }) =>
          effects[name].answers.length > 0 && conditions.every((each) => holds(each, facts)),
      );
      const isAlone = movers.length > 0 && movers.every((actor) => actor === 'admin');
      if (!isAlone || isAsked || runningOf(chart.processesOf(status), facts).length > 0) return null;
      const clock = chart.deadlinesOf(status).find(({ when }) => when === undefined || holds(when, facts));
      return clock !== undefined && 'task' in clock && clock.days === 0
        ? null
        : `${status} waits for an administrator alone, whom nobody calls`;
    }),
  );
}
