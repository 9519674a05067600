import { isShown, salesmanAudience } from '../order.screens.ts';
import type { Facts } from '../order.facts.ts';
import { orderChart, tagsOf } from '../order.chart.ts';
import { beginsProcess, endsProcesses } from '../order.effects.ts';
import type { EffectName } from '../order.effects.ts';
import { holds } from '../order.guards.ts';
import { phaseOf } from '../order.statuses.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { outlives, runningOf } from '../process.ts';
import { ledgerLaw } from './ledger-law.ts';

export interface Reached {
  readonly status: OrderStatus;
  readonly facts: Facts;
}

export interface Step {
  readonly before: Reached;
  readonly event: {
    readonly type: string;
    readonly actor: string;
    /** What is held once money has come, in grosz. */
    readonly held?: number;
    /** Whether news is of the newest attempt. */
    readonly newest?: boolean;
  };
  readonly after: Reached;
  readonly effects: readonly { readonly name: EffectName }[];
}

/** The goods are due to the client or with him. */
const releasesGoods = (status: OrderStatus): boolean =>
  tagsOf(status).some((tag) => tag === 'concluded' || tag === 'handedOver');

/** Laws that hold in every state: each gives the sentence of what is broken, or null. */
export const stateLaws: Readonly<Record<string, (reached: Reached) => string | null>> = {
  'law 1: paid, signed and identified before the goods': ({ status, facts }) =>
    releasesGoods(status) && !(facts.paid && facts.signed && facts.identityVerified)
      ? `${status} without ${facts.paid ? (facts.signed ? 'identity' : 'signature') : 'payment'}`
      : null,
  'law 1: no decision without identity': ({ status, facts }) =>
    phaseOf(status) === 'decision' && !facts.identityVerified ? `${status} without identity` : null,
  'law 2: nobody is asked to pay twice': ({ status, facts }) =>
    tagsOf(status).includes('payable') && facts.paid ? `${status} though paid` : null,
  'law 10: what has to be in writing is not signed online': ({ status, facts }) =>
    facts.method === 'autenti_v3' &&
    holds('leaseContract', facts) &&
    runningOf(orderChart.processesOf(status), facts).some(({ kind }) => kind === 'signature')
      ? `${status} has a lease signed online`
      : null,
  'law 6: a salesman meets only statuses that his screens have': ({ status, facts }) => {
    const audience = salesmanAudience(facts);
    return audience !== null && !isShown(status, facts, audience)
      ? `${status} has no ${audience} screen`
      : null;
  },
};

/** What the financing party and its providers alone bring. */
const ofProviders = ['agreementPrepared', 'proposal'] as const satisfies readonly (keyof Facts)[];
/** What nobody brings for himself. */
const ofOthers = [...ofProviders, 'identityVerified', 'paid', 'signed'] as const;

/** Laws of single moves. */
export const moveLaws: Readonly<Record<string, (step: Step) => string | null>> = {
  'law 2: nobody is asked to sign twice': ({ before, after, effects }) =>
    effects.some(({ name }) => name === 'startSignature') && before.facts.signed && after.facts.signed
      ? `${before.status} → ${after.status} asks for a second signature`
      : null,
  'law 3: nothing cancels by itself once money may have been taken': ({ before, event, after }) => {
    const reason = (['paid', 'signed', 'moneyTouched'] as const).find((name) => holds(name, before.facts));
    return event.type === 'DEADLINE_PASSED' && phaseOf(after.status) === 'closed' && reason !== undefined
      ? `${before.status} is cancelled by its deadline though ${reason}`
      : null;
  },
  'law 7: money is accepted, looked at, or owed back': ledgerLaw,
  'law 7: the złoty of a verification goes back the moment it comes': ({ before, event, effects }) =>
    event.type === 'TEST_PAYMENT_COMPLETED' && !effects.some(({ name }) => name === 'oweZlotyBack')
      ? `${before.status} keeps the złoty of ${event.type}`
      : null,
  'law 11: news of an older attempt moves nothing': ({ before, event, after }) =>
    event.newest === false && before.status !== after.status
      ? `${before.status} —${event.type}→ ${after.status} by news of an older attempt`
      : null,
  'law 8: leaving a status calls back what runs there': ({ before, event, after, effects }) =>
    before.status !== after.status &&
    outlives(orderChart.processesOf(before.status), before.facts, event.type) &&
    !effects.some(({ name }) => endsProcesses(name))
      ? `${before.status} —${event.type}→ ${after.status} lets its process run on`
      : null,
  'law 8: nothing begins where another runs': ({ before, event, after, effects }) =>
    before.status === after.status &&
    effects.some(({ name }) => beginsProcess(name)) &&
    outlives(orderChart.processesOf(before.status), before.facts, event.type) &&
    !effects.some(({ name }) => endsProcesses(name))
      ? `${before.status} —${event.type}→ begins a process beside another`
      : null,
  'law 4: only the system speaks for the system': ({ before, event, after }) => {
    const provided: readonly (keyof Facts)[] = event.actor === 'client' ? ofOthers : ofProviders;
    const gained = provided.filter((fact) => after.facts[fact] && !before.facts[fact]);
    return gained.length > 0 && (event.actor === 'client' || event.actor === 'salesman')
      ? `${before.status}: the ${event.actor} proves ${gained.join(', ')} with ${event.type}`
      : null;
  },
};
