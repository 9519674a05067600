// The calls of this module.
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { bankVerificationWebhook } from './bank-verification-webhook.ts';
import { initialPaymentWebhook } from './initial-payment-webhook.ts';

export { decidePayment } from './decide-payment.ts';
export { getMoney } from './get-money.ts';
export { getPaymentChannels, getPaymentItems, openPayment, startPayment } from './initial-payment.ts';
export { shopInitialPayment } from './counter-payment.ts';
export { listRefunds } from './list-refunds.ts';
export { recordPayment } from './record-payment.ts';
export { keepRefund, orderRefund, payOutRefund } from './settle-refund.ts';
export { changeVerificationMode, getVerificationChannels, startVerification } from './verification.ts';

export const notifyBluemedia = receives(bankVerificationWebhook);
export const notifyDotpay = receives(initialPaymentWebhook);
