import {
  matchInitialPayment,
  matchTestPayment,
  openBankVerification,
  requestInitialPayment,
} from './match-payments.ts';
import { notifyVerificationFailed, notifyVerificationRejected, sendPaymentLink } from './payment-letters.ts';

/** Who performs the effects of this module. */
export const paymentEffects = {
  matchInitialPayment,
  matchTestPayment,
  notifyVerificationFailed,
  notifyVerificationRejected,
  openBankVerification,
  requestInitialPayment,
  sendPaymentLink,
};
