// The effects that this module performs.
export {
  emailPdfOffer,
  notifyApproval,
  notifyConditions,
  notifyRejection,
  sendApplicationLink,
  sendApplicationReceipt,
  sendOffer,
  sendReturnLink,
} from './client-letters.ts';
export { submitAcceptedConditions, submitApplication, submitToDecisionEngine } from './decision.ts';
export { sendVerificationSms } from './verification-sms.ts';
