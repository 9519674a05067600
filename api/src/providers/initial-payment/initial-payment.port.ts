import type { ParsedWebhook } from '../notification.ts';
import type { DotpayFields } from './dotpay-chk.ts';

export type PaymentChannel = {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly iconUrl: string;
  readonly group: string;
};

export type InitialPaymentRequest = {
  /** Our id of the payment, Dotpay's `control`. The same id is the same payment, however often its form is sent. */
  readonly paymentId: string;
  readonly orderNumber: string;
  /** Grosz, gross. */
  readonly amount: number;
  readonly channelId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly returnUrl: string;
  /** Where Dotpay sends its notifications of this payment (`urlc`). */
  readonly notificationUrl: string;
};

export type InitialPaymentEvent = {
  readonly id: string;
  /** The paymentId of the request. */
  readonly orderRef: string;
  readonly operationNumber: string;
  /** Of a refund: the operation whose money has gone back. */
  readonly relatedNumber?: string;
  readonly outcome: 'completed' | 'rejected' | 'pending' | 'refunded';
  /** Grosz, in `currency`: the caller compares it with the amount it asked for. */
  readonly amount: number;
  readonly currency: string;
};

export type InitialPayment = {
  /** The channels open for an amount of so many grosz. */
  listChannels(amount: number): Promise<readonly PaymentChannel[]>;
  /** The hidden fields, under Dotpay's own names, that the client's browser posts to `action`. The PIN stays here. */
  paymentForm(request: InitialPaymentRequest): { readonly action: string; readonly fields: DotpayFields };
  parseNotification(rawBody: string): ParsedWebhook<InitialPaymentEvent>;
};
