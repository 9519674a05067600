import { bankVerification } from './bank-verification/bank-verification.ts';
import { companyRegistry } from './company-registry/company-registry.ts';
import { courier } from './courier/courier.ts';
import { decisionEngine } from './decision-engine/decision-engine.ts';
import { identityProvider } from './identity/identity.ts';
import { initialPayment } from './initial-payment/initial-payment.ts';
import { mail } from './mail/mail.ts';
import type { Providers } from './ports.ts';
import type { ProviderSettings } from './settings.ts';
import { signing } from './signing/signing.ts';
import { sms } from './sms/sms.ts';
import { trustedRedirect, type OnUntrustedHost } from './trusted-redirect.ts';

/** The real adapters under these settings; in the demo the same adapters speak to the simulators. */
export function createProviders(settings: ProviderSettings, onUntrustedHost: OnUntrustedHost): Providers {
  const redirect = trustedRedirect(settings, onUntrustedHost);
  return {
    companyRegistry: companyRegistry(settings.companyRegistry),
    bankVerification: bankVerification(settings.bankVerification, redirect),
    initialPayment: initialPayment(settings.initialPayment),
    signing: signing(settings.signing, Date.now),
    courier: courier(settings.courier),
    decisionEngine: decisionEngine(settings.decisionEngine),
    sms: sms(settings.sms),
    mail: mail(settings.mail),
    identity: identityProvider(settings.identity, Date.now),
  };
}
