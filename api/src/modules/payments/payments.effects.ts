// The effects that this module performs.
export {
  matchInitialPayment,
  matchTestPayment,
  openBankVerification,
  requestInitialPayment,
} from './match-payments.ts';
export {
  notifyLateMoney,
  notifyVerificationFailed,
  notifyVerificationRejected,
  sendPaymentLink,
  sendPaymentReceipt,
} from './payment-letters.ts';
