import type { Order, OrderDetails } from '@app/db';

const identityStatuses: readonly string[] = ['form_saved', 'client_form_saved'];
const open: readonly string[] = ['PENDING', 'STARTED'];

/** Where the client has to go at a provider: only while that provider is waited for. */
export function redirectOf(order: Order, signatures: OrderDetails['signatures']): string | null {
  if (order.status === 'test_payment_in_progress') return order.redirectUrl;
  const kind = identityStatuses.includes(order.status) ? 'identity' : 'agreement';
  const latest = signatures.filter((signature) => signature.kind === kind).at(-1);
  if (latest === undefined || !open.includes(latest.status)) return null;
  if (kind === 'agreement' && !waitsForSignature(order)) return null;
  return latest.redirectUrl;
}

function waitsForSignature({ status, facts }: Order): boolean {
  if (facts.signed || facts.method === 'paper' || facts.method === 'delivery') return false;
  return status === 'agreement_accepted' || status === 'agreement_resent' || facts.paid;
}
