import { decisionWebhook } from './modules/application/decision-webhook.ts';
import type { Webhook } from './modules/order-life/inbox/webhook.ts';
import { bankVerificationWebhook } from './modules/payments/bank-verification-webhook.ts';
import { initialPaymentWebhook } from './modules/payments/initial-payment-webhook.ts';
import { signingWebhook } from './modules/signing/signing-webhook.ts';

/** The webhooks of all modules. */
export const webhooks: readonly Webhook[] = [
  bankVerificationWebhook,
  initialPaymentWebhook,
  signingWebhook,
  decisionWebhook,
];
