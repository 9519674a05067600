import { bankVerification } from './bank-verification/bank-verification.ts';
import { companyRegistry } from './company-registry/company-registry.ts';
import { courier } from './courier/courier.ts';
import { decisionEngine } from './decision-engine/decision-engine.ts';
import { initialPayment } from './initial-payment/initial-payment.ts';
import { mail } from './mail/mail.ts';
import type { ProviderSettings } from './settings.ts';
import { signing } from './signing/signing.ts';
import { sms } from './sms/sms.ts';

export { ProviderRefused, ProviderUnavailable } from './ask-provider.ts';
export { simulatedCompanies } from './company-registry/simulated-companies.ts';
export { RegistryUnavailable } from './company-registry/company-registry.ts';
export { decisionTable } from './decision-engine/decision-table.ts';
export { simulatedSettings } from './settings.ts';
export type {
  BankChannel,
  BankVerification,
  BankVerificationNews,
  VerificationAsk,
  VerificationMode,
} from './bank-verification/bank-verification.ts';
export type {
  CompanyLookup,
  CompanyRegistry,
  LegalForm,
  RegisteredCompany,
  Representative,
} from './company-registry/company-registry.ts';
export type { Courier, CourierAsk } from './courier/courier.ts';
export type { ApplicationAsk, DecisionEngine, DecisionNews } from './decision-engine/decision-engine.ts';
export type {
  InitialPayment,
  InitialPaymentAsk,
  InitialPaymentNews,
  PaymentChannel,
} from './initial-payment/initial-payment.ts';
export type { Mail, MailAsk } from './mail/mail.ts';
export type { NotificationReply, ReadNotification } from './notification.ts';
export type { ProviderSettings } from './settings.ts';
export type { ProcessStatus } from './signing/process-status.ts';
export type { Signing, SigningAsk, SigningNews, SigningProcess, Signer } from './signing/signing.ts';
export type { Sms, SmsAsk } from './sms/sms.ts';

/** Everything outside that an order asks of, a port each. */
export type Providers = ReturnType<typeof createProviders>;

/** The real adapters under these settings; in the demo the same adapters speak to the simulators. */
export function createProviders(settings: ProviderSettings, now: () => number = Date.now) {
  return {
    companyRegistry: companyRegistry(settings.companyRegistry),
    bankVerification: bankVerification(settings.bankVerification),
    initialPayment: initialPayment(settings.initialPayment),
    signing: signing(settings.signing, now),
    courier: courier(settings.courier),
    decisionEngine: decisionEngine(settings.decisionEngine),
    sms: sms(settings.sms),
    mail: mail(settings.mail),
  };
}
