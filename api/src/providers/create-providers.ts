import { bankVerification } from './bank-verification/bank-verification.ts';
import { companyRegistry } from './company-registry/company-registry.ts';
import { courier } from './courier/courier.ts';
import { decisionEngine } from './decision-engine/decision-engine.ts';
import { initialPayment } from './initial-payment/initial-payment.ts';
import { leadsTo, type TellStrangeHost } from './trusted-redirect.ts';
import { mail } from './mail/mail.ts';
import type { ProviderSettings } from './settings.ts';
import { signing } from './signing/signing.ts';
import { sms } from './sms/sms.ts';

export { ProviderRefused, ProviderUnavailable } from './provider-request.ts';
export { RegistryUnavailable } from './company-registry/company-registry.ts';
export { consoleFeedPath, consoleKey, simulatedSettings } from './settings.ts';
export { verificationAmount } from './bank-verification/bank-verification.ts';
export type { BankChannel, BankVerificationNews } from './bank-verification/bank-verification.ts';
export type { RegisteredCompany } from './company-registry/company-registry.ts';
export type { DecisionNews } from './decision-engine/decision-engine.ts';
export type { InitialPaymentNews, PaymentChannel } from './initial-payment/initial-payment.ts';
export type { MailAsk } from './mail/mail.ts';
export type { NotificationReply, ReadNotification } from './notification.ts';
export type { ProviderSettings } from './settings.ts';
export type { SigningAsk, SigningNews, SigningProcess } from './signing/signing.ts';

/** Everything outside that an order asks of, a port each. */
export type Providers = ReturnType<typeof createProviders>;

/** The real adapters under these settings; in the demo the same adapters speak to the simulators. */
export function createProviders(settings: ProviderSettings, tell: TellStrangeHost) {
  const leads = leadsTo(settings, tell);
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
