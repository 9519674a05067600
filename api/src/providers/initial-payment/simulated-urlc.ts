import { amountOf, groszOf } from '../amount.ts';
import type { Behaviour } from '../simulation/behaviour.ts';
import type { ItemState } from '../simulation/store.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import { polishTimestamp } from '../simulation/format.ts';

/** One operation: the form that opened it, under the number that Dotpay gave it. */
export type SimulatedPayment = { readonly operation: string; readonly fields: DotpayFields };

/** What is told of it: what became of it, and by which operation its money goes back. */
export interface Told {
  readonly state: ItemState;
  readonly behaviour: Behaviour;
  readonly refund?: string;
}

const statuses: Readonly<Partial<Record<ItemState, string>>> = { pending: 'processing', failed: 'rejected' };

/** What was paid, in grosz: of an unclear payment a zloty is missing. */
function paid({ fields }: SimulatedPayment, { state, behaviour }: Told): number {
  const asked = groszOf(fields['amount'] ?? '') ?? 0;
  if (behaviour === 'wrongAmount') return asked * 10;
  return state === 'unclear' ? Math.max(1, asked - 100) : asked;
}

/** The notification of a payment, or of its refund. */
export function notificationOf(payment: SimulatedPayment, told: Told, now: number): DotpayFields {
  const { operation, fields } = payment;
  const { state, behaviour, refund } = told;
  const amount = amountOf(paid(payment, told));
  const currency = behaviour === 'wrongCurrency' ? 'EUR' : 'PLN';
  const status = statuses[state] ?? 'completed';
  return {
    id: fields['id'] ?? '',
    operation_number: refund ?? operation,
    operation_type: refund === undefined ? 'payment' : 'refund',
    operation_status: status,
    operation_amount: refund === undefined ? amount : `-${amount}`,
    operation_currency: currency,
    is_completed: String(status === 'completed'),
    operation_original_amount: amount,
    operation_original_currency: currency,
    operation_datetime: polishTimestamp(now),
    ...(refund === undefined ? {} : { operation_related_number: operation }),
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
