import type { Statements } from './column-types.ts';

/** Of a verification the payment of its złoty has this number at the provider. */
const number = `coalesce(verifications.provider_id, verifications.id)`;

/** What was made here has the id of its verification. */
const isMadeHere = (id: string): string => `exists (select 1 from bank_verifications where id = ${id})`;

/**
 * The złoty of a verification by transfer is a payment that goes back. The first releases wrote neither down: what their
 * completed transfers brought follows from the verification, which asks for one złoty and ends well only with it.
 */
export const olderZlotys: Statements = () => [
  `insert into payments (id, order_id, kind, provider, provider_id, payment_type, amount, status, redirect_url,
      created_at, updated_at)
    select id, order_id, 'test_payment', 'bluemedia', ${number}, 'online_' || channel_id, 100, 'started', null,
      created_at, updated_at
    from bank_verifications verifications
    where mode = '1PLN' and status = 'completed' and not exists (
      select 1 from payments where payments.order_id = verifications.order_id and payments.kind = 'test_payment'
        and payments.provider_id = ${number})`,
  `insert into payment_operations (id, order_id, payment_id, provider, number, kind, amount, currency, status, settled,
      related_number, created_at, updated_at)
    select id, order_id, id, provider, provider_id, 'payment', amount, 'PLN', 'completed', null, null, updated_at,
      updated_at
    from payments where kind = 'test_payment' and ${isMadeHere('payments.id')}`,
  `insert into refunds (id, order_id, operation_id, amount, currency, reason, state, created_at)
    select id, order_id, id, amount, currency, 'zloty', 'owed', created_at
    from payment_operations where payment_id = id and ${isMadeHere('payment_operations.id')}`,
];
