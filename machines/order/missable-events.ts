import type { EventType } from './order.events.ts';

/** The clock. Where it leaves an order in its status, everybody has the same moves after it as before. */
export const clockEvents: readonly EventType[] = ['DEADLINE_PASSED', 'REMINDER_DUE'];

/** By an event: what else its sender need not have seen. Documents are complete whether the signed agreement has come or not. */
const besidesClock: Partial<Record<EventType, readonly EventType[]>> = {
  UPLOAD_ATTACHMENTS: ['SIGNED_AGREEMENT_STORED'],
};

/**
 * Whether a person may send this event (null: data that are corrected) from a page that does not show yet what happened meanwhile.
 * `missed` are events that entered no status.
 */
export function mayMiss(sent: EventType | null, missed: readonly string[]): boolean {
  const missable: readonly string[] = [...clockEvents, ...((sent && besidesClock[sent]) ?? [])];
  return missed.every((event) => missable.includes(event));
}
