import type { OrderDetails } from '@app/db';
import { isTransient, shopStatusOf, type Facts } from '@app/machines/order';
import { momentToWire } from '@app/machines/contract';

interface State {
  readonly state: string;
  readonly created_at: string;
  readonly actor?: string;
  readonly forced?: boolean;
  readonly reason?: string | null;
}

/** The statuses that an order entered, with the reasons and actors for whoever may see them. */
export const orderStates = (events: OrderDetails['events'], whole: boolean): State[] =>
  events.flatMap(({ visited, at, actor, forced, reason }) =>
    visited.map((state) => ({
      state,
      created_at: momentToWire(at),
      ...(whole ? { actor, forced, reason } : {}),
    })),
  );

/** The coarser statuses that a shop sees: repeats collapsed, passed-through ones left out. */
export function shopOrderStates(events: OrderDetails['events']): State[] {
  const states: State[] = [];
  let facts = {} as Facts;
  for (const { visited, factsPatch, at } of events) {
    facts = { ...facts, ...factsPatch };
    for (const status of visited.filter((each) => !isTransient(each))) {
      const state = shopStatusOf(status, facts);
      if (state !== null && states.at(-1)?.state !== state)
        states.push({ state, created_at: momentToWire(at) });
    }
  }
  return states;
}
