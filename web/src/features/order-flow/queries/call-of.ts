import type { CallName } from '@app/machines/contract';
import type { Order } from './order-query.ts';

/** Who looks at an order that is led through its steps. */
export type Reader = Pick<Order, 'slug' | 'audience'>;

/**
 * The name under which who looks at the order makes a call: a salesman makes the client's `selectMethod` as `shopSelectMethod`,
 * with the same body and the same answer, under his shop's address.
 */
export function callOf<N extends CallName>(name: N, { audience }: Pick<Reader, 'audience'>): N {
  const isSalesman = audience === 'pos' || audience === 'offline';
  if (!isSalesman || name.startsWith('shop')) return name;
  return `shop${name.charAt(0).toUpperCase()}${name.slice(1)}` as N;
}
