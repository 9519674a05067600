import { bankVerification } from './bank-verification/bank-verification.ts';
import { companyRegistry } from './company-registry/company-registry.ts';
import { courier } from './courier/courier.ts';
import { decisionEngine } from './decision-engine/decision-engine.ts';
import { initialPayment } from './initial-payment/initial-payment.ts';
import { trustedRedirect, type OnUntrustedHost } from './trusted-redirect.ts';
import { mail } from './mail/mail.ts';
import type { ProviderSettings } from './settings.ts';
import { signing } from './signing/signing.ts';
import { sms } from './sms/sms.ts';

export { ProviderRefused, ProviderUnavailable } from './provider-request.ts';
export { RegistryUnavailable } from './company-registry/company-registry.ts';
export { consoleFeedPath, consoleKey, simulatedSettings } from './settings.ts';
export { verificationAmount } from './bank-verification/bank-verification.ts';
export type { BankChannel, BankVerificationEvent } from './bank-verification/bank-verification.ts';
export type { RegisteredCompany } from './company-registry/company-registry.ts';
export type { DecisionEvent } from './decision-engine/decision-engine.ts';
export type { InitialPaymentEvent, PaymentChannel } from './initial-payment/initial-payment.ts';
export type { MailRequest } from './mail/mail.ts';
export type { WebhookReply, ParsedWebhook } from './notification.ts';
export type { ProviderSettings } from './settings.ts';
export type { SigningRequest, SigningEvent, SigningProcess } from './signing/signing.ts';

/** Everything outside that an order asks of, a port each. */
export type Providers = ReturnType<typeof createProviders>;

/** The real adapters under these settings; in the demo the same adapters speak to the simulators. */
export function createProviders(settings: ProviderSettings, tell: OnUntrustedHost) {
  const leads = trustedRedirect(settings, tell);
  return {
    companyRegistry: companyRegistry(settings.companyRegistry),
    bankVerification: bankVerification(settings.bankVerification, leads),
    initialPayment: initialPayment(settings.initialPayment),
    signing: signing(settings.signing, leads, Date.now),
    courier: courier(settings.courier),
    decisionEngine: decisionEngine(settings.decisionEngine),
    sms: sms(settings.sms),
    mail: mail(settings.mail),
  };
}
