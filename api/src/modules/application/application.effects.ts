import {
  emailPdfOffer,
  notifyApproval,
  notifyConditions,
  notifyRejection,
  sendOffer,
  sendReturnLink,
} from './client-letters.ts';
import { submitAcceptedConditions, submitApplication, submitToDecisionEngine } from './decision.ts';
import { sendVerificationSms } from './verification-sms.ts';

/** Who performs the effects of this module. */
export const applicationEffects = {
  emailPdfOffer,
  notifyApproval,
  notifyConditions,
  notifyRejection,
  sendOffer,
  sendReturnLink,
  sendVerificationSms,
  submitAcceptedConditions,
  submitApplication,
  submitToDecisionEngine,
};
