import type { StaffOrder } from '../order-query.ts';

type State = StaffOrder['orderStatesAttributes'][number];

/** The order's path, newest first; `signed` says nothing beside `agreement_signed` (ADMIN-043, 044). */
export function historyRows(states: readonly State[]): readonly State[] {
  const said = new Set(states.map(({ state }) => state));
  const doubled = said.has('agreement_signed') ? 'signed' : null;
  return states.filter(({ state }) => state !== doubled).toReversed();
}
