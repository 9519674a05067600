import type { BankVerification } from './bank-verification/bank-verification.port.ts';
import type { CompanyRegistry } from './company-registry/company-registry.port.ts';
import type { Courier } from './courier/courier.port.ts';
import type { DecisionEngine } from './decision-engine/decision-engine.port.ts';
import type { IdentityProvider } from './identity/identity.port.ts';
import type { InitialPayment } from './initial-payment/initial-payment.port.ts';
import type { Mail } from './mail/mail.port.ts';
import type { Signing } from './signing/signing.port.ts';
import type { Sms } from './sms/sms.port.ts';

export { ProviderRefused, ProviderUnavailable } from './provider-request.ts';
export { RegistryUnavailable, type RegisteredCompany } from './company-registry/company-registry.port.ts';
export {
  verificationAmount,
  type BankChannel,
  type BankVerificationEvent,
} from './bank-verification/bank-verification.port.ts';
export type { DecisionEvent } from './decision-engine/decision-engine.port.ts';
export {
  UnprovedIdentity,
  type GrantedRoles,
  type IdentityProvider,
  type ProvedIdentity,
} from './identity/identity.port.ts';
export type { InitialPaymentEvent, PaymentChannel } from './initial-payment/initial-payment.port.ts';
export type { MailRequest } from './mail/mail.port.ts';
export type { ParsedWebhook, WebhookReply } from './notification.ts';
export type { SigningEvent, SigningRequest } from './signing/signing.port.ts';

/** The providers that the application calls, a port each. */
export interface Providers {
  readonly companyRegistry: CompanyRegistry;
  readonly bankVerification: BankVerification;
  readonly initialPayment: InitialPayment;
  readonly signing: Signing;
  readonly courier: Courier;
  readonly decisionEngine: DecisionEngine;
  readonly sms: Sms;
  readonly mail: Mail;
  /** Where accounts may sign in besides here; one without methods where the deployment has none. */
  readonly identity: IdentityProvider;
}
