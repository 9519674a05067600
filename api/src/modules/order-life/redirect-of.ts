import type { Order, OrderDetails } from '@app/db';
import { waitOf } from '@app/machines/order';

const open: readonly string[] = ['PENDING', 'STARTED'];

/** Where the client has to go at a provider: only while that provider is waited for. */
export function redirectOf(order: Order, signatures: OrderDetails['signatures']): string | null {
  const wait = waitOf(order);
  if (wait === 'bank') return order.redirectUrl;
  if (wait !== 'identity' && wait !== 'signature') return null;
  const kind = wait === 'identity' ? 'identity' : 'agreement';
  const latest = signatures.filter((signature) => signature.kind === kind).at(-1);
  return latest !== undefined && open.includes(latest.status) ? latest.redirectUrl : null;
}
