import type { EventType } from './order.events.ts';

/**
 * What the system sends of its own accord: where these enter no status, they change nothing by which a person decides there, so
 * that a page may have missed them. Money and signatures are not among them.
 */
export const systemsOwnEvents: readonly EventType[] = [
  'DEADLINE_PASSED',
  'REMINDER_DUE',
  'SIGNED_AGREEMENT_STORED',
];
