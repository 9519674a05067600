import { conditionsOf } from './edge.ts';
import type { EventType } from './order.events.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import type { Process } from './phase-config.ts';

/** The events by which what runs at a provider ends there; what is not listed cannot be called back and ends by itself. */
const endedBy: Readonly<Partial<Record<Process['kind'], readonly EventType[]>>> = {
  identity: ['IDENTITY_CONFIRMED', 'SIGNATURE_FAILED'],
  signature: ['SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'],
  courier: ['COURIER_RETURNED_SIGNED'],
};

export const canBeCalledBack = ({ kind }: Process): boolean => endedBy[kind] !== undefined;

/** Those of a status's processes that run for such an order and that can be called back. */
export const runningOf = (processes: readonly Process[], facts: Facts): readonly Process[] =>
  processes
    .filter(canBeCalledBack)
    .filter(({ when }) => conditionsOf(when).every((condition) => holds(condition, facts)));

/** Whether something has to be called back where an event leads an order of these facts out of the status. */
export const outlives = (processes: readonly Process[], facts: Facts, event: string): boolean =>
  runningOf(processes, facts).some(({ kind }) => !endedBy[kind]?.some((ending) => ending === event));
