import { receives } from '../order-life/inbox/receive-webhook.ts';
import { bankVerificationWebhook } from './bank-verification-webhook.ts';
import { decidePayment, setCashPayment } from './decide-payment.ts';
import { initialPaymentWebhook } from './initial-payment-webhook.ts';
import { getPaymentChannels, getPaymentItems, openPayment, startPayment } from './initial-payment.ts';
import { changeVerificationMode, getVerificationChannels, startVerification } from './verification.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const paymentCalls = {
  changeVerificationMode,
  decidePayment,
  getPaymentChannels,
  getPaymentItems,
  getVerificationChannels,
  openPayment,
  setCashPayment,
  startPayment,
  startVerification,
  notifyBluemedia: receives(bankVerificationWebhook),
  notifyDotpay: receives(initialPaymentWebhook),
} satisfies SomeHandlers;
