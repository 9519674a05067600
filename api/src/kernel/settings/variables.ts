import * as v from 'valibot';
import { logLevels } from '../log.ts';
import {
  address,
  bucket,
  contact,
  dataKeys,
  databaseUrl,
  host,
  hostAndPort,
  hosts,
  length,
  longSecret,
  mailbox,
  message,
  oneOf,
  onOff,
  origin,
  path,
  rate,
  roles,
  rolesByValue,
  scopes,
  secrets,
  sentryDsn,
  smtpUrl,
  text,
  wholeNumber,
  wholeNumbers,
} from './readings.ts';

/** What the mode of a deployment may be. */
export const modes = ['demo', 'sandbox', 'production'] as const;

/** What all modes read. What production cannot do without has a default in the demo. */
const everywhere = (production: boolean) => ({
  MODE: v.optional(oneOf(modes), 'demo'),
  PORT: v.optional(wholeNumber(production ? 1 : 0, 65_535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(text, 'data'),
  FILES_URL: v.optional(bucket),
  TRUST_PROXY: v.optional(onOff, 'off'),
  ALLOWED_HOSTS: v.optional(hosts),
  TEST_MODE: v.optional(onOff, 'off'),
  REDIRECT_HOSTS: v.optional(hosts),
  SESSION_IDLE_MINUTES: v.optional(length, '60'),
  SESSION_HOURS: v.optional(length, '12'),
  PASSWORD_DAYS: v.optional(length),
  SECOND_FACTOR_ROLES: v.optional(roles, production ? 'superadmin' : 'none'),
  DEADLINES_AT_ONCE: v.optional(wholeNumber(1, 1_000_000), '50'),
  SMS_A_DAY: v.optional(wholeNumber(1, 1_000_000), '1000'),
  FEATURE_BIK: v.optional(onOff, 'on'),
  MAINTENANCE: v.optional(onOff, 'off'),
  NEXT_MAINTENANCE_MESSAGE: v.optional(message),
  LOG_LEVEL: v.optional(oneOf(logLevels), production ? 'info' : 'error'),
  CLAMD_HOST: v.optional(hostAndPort(3310)),
  CHART_COVERAGE: v.optional(text),
  METRICS_TOKEN: v.optional(text),
  SECURITY_CONTACT: v.optional(contact),
  SENTRY_DSN: v.optional(sentryDsn(production)),
  SANDBOX_URL: v.optional(origin(true)),
  SANDBOX_SECRET: v.optional(longSecret),
  SIMULATORS_TOKEN: v.optional(longSecret),
  RATE_READ: v.optional(rate, '600/60'),
  RATE_WRITE: v.optional(rate, '240/60'),
  RATE_LOGIN: v.optional(rate, '30/60'),
  RATE_ORDER_BY_SLUG: v.optional(rate, '600/60'),
  RATE_REGISTRY: v.optional(rate, '60/60'),
  RATE_CONTACT_EMAIL: v.optional(rate, '6/3600'),
  RATE_SHARED_NUMBER: v.optional(rate, '20/3600'),
  RATE_SMS: v.optional(rate, '10/60'),
  RATE_PASSWORD_LINK: v.optional(rate, '300/3600'),
  RATE_UPLOAD: v.optional(rate, '60/60'),
  RATE_EXPORT: v.optional(rate, '10/60'),
  RATE_NOTIFICATION: v.optional(rate, '1200/60'),
  RATE_WIDGET: v.optional(rate, '60/60'),
});

const demo = v.object({
  ...everywhere(false),
  PUBLIC_URL: v.optional(origin(false)),
  DATABASE_URL: v.optional(databaseUrl),
  DATA_KEYS: v.optional(dataKeys),
});

/** As production, but for the providers: the simulators stand for them. */
const sandbox = v.object({
  ...everywhere(true),
  PUBLIC_URL: origin(true),
  DATABASE_URL: databaseUrl,
  DATA_KEYS: dataKeys,
  SANDBOX_SECRET: longSecret,
});

const production = v.object({
  ...everywhere(true),
  PUBLIC_URL: origin(true),
  DATABASE_URL: databaseUrl,
  DATA_KEYS: dataKeys,
  GUS_URL: address(true),
  GUS_KEY: text,
  KRS_URL: address(true),
  BLUEMEDIA_URL: address(true),
  BLUEMEDIA_SERVICE_ID: text,
  BLUEMEDIA_KEY: secrets,
  BLUEMEDIA_AIS_PATH: path,
  BLUEMEDIA_AIS_GATEWAYS: wholeNumbers,
  DOTPAY_URL: address(true),
  DOTPAY_FORM_URL: address(true),
  DOTPAY_ACCOUNT_ID: text,
  DOTPAY_KEY: secrets,
  AUTENTI_URL: address(true),
  AUTENTI_KEY: text,
  AUTENTI_JWKS_URL: address(true),
  COURIER_URL: address(true),
  COURIER_KEY: secrets,
  DECISION_ENGINE_URL: address(true),
  DECISION_ENGINE_KEY: secrets,
  SMSAPI_URL: address(true),
  SMSAPI_KEY: text,
  SMSAPI_SENDER: text,
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailbox,
  OIDC_ISSUER: v.optional(address(true)),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  OIDC_SCOPES: v.optional(scopes, 'openid email'),
  OIDC_ACR_PKI: v.optional(text),
  OIDC_ACR_NETWORK: v.optional(text),
  OIDC_PKI_SECOND_FACTOR: v.optional(onOff, 'off'),
  OIDC_ROLES_CLAIM: v.optional(text),
  OIDC_ROLES: v.optional(rolesByValue),
});

/** How the variables of each mode are read; demo and sandbox leave their providers' alone, because they speak to their simulators. */
export const schemas = { demo, sandbox, production };

/** Every variable of the application, by name. */
export const variableNames: readonly string[] = Object.keys(production.entries);

/** What the variables say in one mode. */
export type Values<M extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[M]>;
