import type { Tx } from '../database.ts';
import type { Payment } from './payment.ts';

export async function loadPaymentByProviderId(
  tx: Tx,
  provider: string,
  providerId: string,
): Promise<Payment | null> {
  const row = await tx.kysely
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}
