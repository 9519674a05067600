import type { StoredOrderEvent } from '@app/db';
import { isVouchedFor } from '@app/machines/order';

/** How a row of the history came about: forced, said in place of a provider, led back, by the clock, by a provider, or in its turn. */
export function howOf({ event, actor, forced }: StoredOrderEvent) {
  if (forced) return 'forced';
  if (isVouchedFor(event)) return 'by_hand';
  if (event === 'SEND_BACK') return 'sent_back';
  if (event === 'DEADLINE_PASSED') return 'deadline';
  return actor === 'system' ? 'provider' : 'own';
}
