import { tagsOf } from './order.chart.ts';
import { effects } from './order.effects.ts';
import type { EffectName, Validity } from './order.effects.ts';
import { phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Whether an effect that was requested in a status at a time (epoch ms) is still to be performed. */
export function isStillValid(
  name: EffectName,
  requested: { readonly in: OrderStatus; readonly at: number },
  order: { readonly status: OrderStatus; readonly statusSince: number },
): boolean {
  const validity: Validity = effects[name].validWhile;
  if (validity === 'always') return true;
  if (validity === 'open') return phaseOf(order.status) !== 'closed';
  if (validity === 'status') return order.status === requested.in && order.statusSince <= requested.at;
  return tagsOf(order.status).includes(validity.tag);
}
