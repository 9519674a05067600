import { urlcSignature } from '../../../../providers/initial-payment/dotpay-notification.ts';
import type { Held } from '../../../../testing/index.ts';
import { simulatedSettings } from '../../../../providers/settings.ts';

/** The key that both sides of a test derive. */
const { initialPayment } = simulatedSettings({ url: '', publicUrl: '', smtpUrl: '', secret: 'test secret' });

/** What the payment provider would say of one of our payments; the amount as it writes it, '3075.00'. */
export function paymentNotification(said: {
  readonly paymentId: string;
  readonly operation: string;
  readonly status: 'completed' | 'rejected' | 'processing';
  readonly amount: string;
  readonly currency?: string;
  /** A refund, of that operation. */
  readonly refundOf?: string;
}): Held {
  const fields = {
    id: initialPayment.accountId,
    operation_number: said.operation,
    operation_type: said.refundOf === undefined ? 'payment' : 'refund',
    operation_status: said.status,
    operation_amount: said.amount,
    operation_currency: said.currency ?? 'PLN',
    operation_original_amount: said.amount,
    operation_original_currency: said.currency ?? 'PLN',
    operation_datetime: '2026-11-20 13:05:11',
    ...(said.refundOf !== undefined && { operation_related_number: said.refundOf }),
    control: said.paymentId,
    description: 'Opłata wstępna',
    email: 'jan@example.pl',
    channel: '101',
  };
  const signature = urlcSignature(fields, initialPayment.pins[0]);
  return {
    path: '/api/dotpay/notifications',
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
    body: new URLSearchParams({ ...fields, signature }).toString(),
  };
}
