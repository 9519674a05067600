import type { EffectName } from '@app/machines/order';
import {
  emailPdfOffer,
  notifyApproval,
  notifyConditions,
  notifyRejection,
  notifySignatureFailed,
  notifyVerificationFailed,
  sendOffer,
  sendPaymentLink,
  sendReturnLink,
} from './modules/application/client-letters.ts';
import {
  submitAcceptedConditions,
  submitApplication,
  submitToDecisionEngine,
} from './modules/application/decision.ts';
import { cancelOutstanding, notifyCancelation, notifyDelivery } from './modules/order-life/ending.ts';
import {
  matchTestPayment,
  openBankVerification,
  startIdentityVerification,
} from './modules/signing/identity-and-bank.ts';
import {
  matchInitialPayment,
  orderCourier,
  requestInitialPayment,
} from './modules/payments/payment-and-courier.ts';
import type { Performer } from './modules/order-life/outbox/performer.ts';
import { prepareAgreement } from './modules/signing/prepare-agreement.ts';
import {
  notifyAgreementAccepted,
  notifyCourier,
  notifyShipment,
  notifyVerificationRejected,
} from './modules/signing/progress-letters.ts';
import { startSignature, verifyAgreement } from './modules/signing/start-signature.ts';
import { sendVerificationSms } from './modules/application/verification-sms.ts';

/** Effects that advance-order itself writes down as tasks, in the transaction of the move. */
type Task = 'raiseTask' | 'raiseRefundTask';

/** Who performs each effect; one that nobody performs does not compile. */
export const performers = {
  emailPdfOffer,
  notifyApproval,
  notifyConditions,
  notifyAgreementAccepted,
  notifyCourier,
  notifyRejection,
  notifyShipment,
  notifySignatureFailed,
  notifyVerificationFailed,
  notifyVerificationRejected,
  sendOffer,
  sendPaymentLink,
  sendReturnLink,
  startIdentityVerification,
  openBankVerification,
  sendVerificationSms,
  submitAcceptedConditions,
  submitApplication,
  matchTestPayment,
  submitToDecisionEngine,
  prepareAgreement,
  requestInitialPayment,
  matchInitialPayment,
  startSignature,
  orderCourier,
  verifyAgreement,
  cancelOutstanding,
  notifyCancelation,
  notifyDelivery,
} satisfies Record<Exclude<EffectName, Task>, Performer>;
