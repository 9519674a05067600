import type { ProviderSettings } from '../providers/settings.ts';

/** The providers' settings as a deployment writes them. */
export const environmentOf = (providers: ProviderSettings): Record<string, string> => ({
  GUS_URL: providers.companyRegistry.gusUrl,
  GUS_KEY: providers.companyRegistry.gusKey,
  KRS_URL: providers.companyRegistry.krsUrl,
  BLUEMEDIA_URL: providers.bankVerification.url,
  BLUEMEDIA_SERVICE_ID: providers.bankVerification.serviceId,
  BLUEMEDIA_KEY: providers.bankVerification.sharedKeys.join(','),
  BLUEMEDIA_AIS_PATH: providers.bankVerification.aisPath,
  BLUEMEDIA_AIS_GATEWAYS: providers.bankVerification.aisGateways.join(','),
  DOTPAY_URL: providers.initialPayment.url,
  DOTPAY_FORM_URL: providers.initialPayment.formUrl,
  DOTPAY_ACCOUNT_ID: providers.initialPayment.accountId,
  DOTPAY_KEY: providers.initialPayment.pins.join(','),
  AUTENTI_URL: providers.signing.url,
  AUTENTI_KEY: providers.signing.key,
  AUTENTI_JWKS_URL: providers.signing.jwksUrl,
  COURIER_URL: providers.courier.url,
  COURIER_KEY: providers.courier.keys.join(','),
  DECISION_ENGINE_URL: providers.decisionEngine.url,
  DECISION_ENGINE_KEY: providers.decisionEngine.keys.join(','),
  SMSAPI_URL: providers.sms.url,
  SMSAPI_KEY: providers.sms.token,
  SMSAPI_SENDER: providers.sms.sender,
  SMTP_URL: providers.mail.smtpUrl,
  MAIL_FROM: providers.mail.from,
});
