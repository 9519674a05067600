import { amountOf, groszOf } from '../amount.ts';
import type { ItemState } from '../simulation/store.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import { polishTimestamp } from '../simulation/format.ts';

/** One operation: the form that opened it, under the number that Dotpay gave it. */
export type SimulatedPayment = { readonly operation: string; readonly fields: DotpayFields };

/** An unclear payment is one of another amount: a zloty short. */
export function notificationOf(
  { operation, fields }: SimulatedPayment,
  state: ItemState,
  now: number,
): DotpayFields {
  const asked = groszOf(fields['amount'] ?? '') ?? 0;
  const amount = amountOf(state === 'unclear' ? Math.max(1, asked - 100) : asked);
  return {
    id: fields['id'] ?? '',
    operation_number: operation,
    operation_type: 'payment',
    operation_status: state === 'failed' ? 'rejected' : 'completed',
    operation_amount: amount,
    operation_currency: 'PLN',
    is_completed: state === 'failed' ? 'false' : 'true',
    operation_original_amount: amount,
    operation_original_currency: 'PLN',
    operation_datetime: polishTimestamp(now),
    control: fields['control'] ?? '',
    description: fields['description'] ?? '',
    email: fields['email'] ?? '',
    p_info: 'Wnioski',
    p_email: 'wnioski@example.pl',
    channel: fields['channel'] ?? '',
    channel_country: 'POL',
    geoip_country: 'POL',
  };
}
