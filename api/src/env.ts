import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AccountRole, RateName } from '@app/machines/contract';
import { serviceOf } from './operations/error-reporter.ts';
import { logLevels, type LogLevel } from './operations/log.ts';
import type { ProviderSettings } from './providers/settings.ts';
import { secondFactorRoles } from './second-factor/second-factor-roles.ts';

/** A rate: so many requests of one source in so many seconds. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** Everything that the deployment decides. This file is the only reader of the environment. */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  /** Where browsers reach the application; null in demo until the port is known. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly dataKeys: readonly { readonly id: string; readonly key: string }[];
  /** What the demo's simulators and this server derive their shared secrets from. */
  readonly simulatorSecret: string;
  /** Where the loader finds what Node is linked with, beside the system's own folders; a child whose environment is made for it needs it too. */
  readonly loaderPath: string | null;
  readonly providers: ProviderSettings | null;
  readonly trustProxy: boolean;
  readonly rates: Readonly<Record<RateName, Rate>>;
  readonly sessionIdleMs: number;
  readonly sessionMs: number;
  /** Days after which a password expires; null: only after an administrator's reset. */
  readonly passwordDays: number | null;
  /** Roles that enter with a second factor alone. */
  readonly secondFactorRoles: readonly AccountRole[];
  readonly logLevel: LogLevel;
  /** Who shows it reads /metrics; null: nobody in production, anybody in the demo. */
  readonly metricsToken: string | null;
  /** Where unexpected errors are sent besides the log. */
  readonly sentryDsn: string | null;
  /** Whether the application is closed for work on it: every call is answered 503, and nothing is asked of the world. */
  readonly maintenance: boolean;
  /** What the banner on every page says of work that is to come; null: nothing. */
  readonly nextMaintenanceMessage: string | null;
  readonly features: { readonly bik: boolean; readonly networkLogin: boolean };
}

type Environment = Readonly<Record<string, string | undefined>>;

const rateDefaults: Record<RateName, string> = {
  read: '600/60',
  write: '240/60',
  login: '30/60',
  orderBySlug: '600/60',
  registry: '60/60',
  sms: '10/60',
  upload: '60/60',
  notification: '1200/60',
};

const variableOf = (name: string): string =>
  `RATE_${name.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;

function ratesOf(env: Environment): Record<RateName, Rate> {
  const entries = Object.entries(rateDefaults).map(([name, fallback]) => {
    const match = /^(\d+)\/(\d+)$/u.exec(env[variableOf(name)] ?? fallback);
    if (match === null)
      throw new Error(`${variableOf(name)} is written as requests/seconds, for example ${fallback}`);
    return [name, { points: Number(match[1]), seconds: Number(match[2]) }];
  });
  return Object.fromEntries(entries) as Record<RateName, Rate>;
}

const numberOf = (env: Environment, name: string, fallback: number): number => {
  const value = Number(env[name] ?? fallback);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is a number`);
  return value;
};

/** A secret of the demo: made at the first start and kept in the data folder, readable by its owner only. */
function keptSecret(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'keys');
  const path = join(folder, name);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  return secret;
}

/** 'id:base64,id:base64': the first key seals, all open. */
function dataKeysOf(text: string): { id: string; key: string }[] {
  return text.split(',').map((part) => {
    const at = part.indexOf(':');
    if (at < 1) throw new Error('DATA_KEYS is a list id:base64,id:base64 of 32-byte keys');
    return { id: part.slice(0, at).trim(), key: part.slice(at + 1).trim() };
  });
}

function required(env: Environment, names: readonly string[]): Record<string, string> {
  const missing = names.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0) throw new Error(`MODE=production does not start without ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, env[name] as string]));
}

const providerVariables = [
  'GUS_URL',
  'GUS_KEY',
  'KRS_URL',
  'BLUEMEDIA_URL',
  'BLUEMEDIA_SERVICE_ID',
  'BLUEMEDIA_KEY',
  'BLUEMEDIA_AIS_PATH',
  'BLUEMEDIA_AIS_GATEWAYS',
  'DOTPAY_URL',
  'DOTPAY_FORM_URL',
  'DOTPAY_ACCOUNT_ID',
  'DOTPAY_KEY',
  'AUTENTI_URL',
  'AUTENTI_KEY',
  'AUTENTI_JWKS_URL',
  'COURIER_URL',
  'COURIER_KEY',
  'DECISION_ENGINE_URL',
  'DECISION_ENGINE_KEY',
  'SMSAPI_URL',
  'SMSAPI_KEY',
  'SMSAPI_SENDER',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

function productionProviders(env: Environment): ProviderSettings {
  const set = required(env, providerVariables);
  const of = (name: (typeof providerVariables)[number]): string => set[name] as string;
  return {
    companyRegistry: { gusUrl: of('GUS_URL'), gusKey: of('GUS_KEY'), krsUrl: of('KRS_URL') },
    bankVerification: {
      url: of('BLUEMEDIA_URL'),
      serviceId: of('BLUEMEDIA_SERVICE_ID'),
      sharedKey: of('BLUEMEDIA_KEY'),
      aisPath: of('BLUEMEDIA_AIS_PATH'),
      aisGateways: of('BLUEMEDIA_AIS_GATEWAYS').split(',').map(Number),
    },
    initialPayment: {
      url: of('DOTPAY_URL'),
      formUrl: of('DOTPAY_FORM_URL'),
      accountId: of('DOTPAY_ACCOUNT_ID'),
      pin: of('DOTPAY_KEY'),
    },
    signing: { url: of('AUTENTI_URL'), key: of('AUTENTI_KEY'), jwksUrl: of('AUTENTI_JWKS_URL') },
    courier: { url: of('COURIER_URL'), key: of('COURIER_KEY') },
    decisionEngine: { url: of('DECISION_ENGINE_URL'), key: of('DECISION_ENGINE_KEY') },
    sms: { url: of('SMSAPI_URL'), token: of('SMSAPI_KEY'), sender: of('SMSAPI_SENDER') },
    mail: { smtpUrl: of('SMTP_URL'), from: of('MAIL_FROM') },
    redirectHosts: (env['REDIRECT_HOSTS'] ?? '').split(',').flatMap((host) => host.trim() || []),
  };
}

function logLevelOf(env: Environment, fallback: LogLevel): LogLevel {
  const level = logLevels.find((name) => name === (env['LOG_LEVEL'] ?? fallback));
  if (level === undefined) throw new Error(`LOG_LEVEL is one of ${logLevels.join(', ')}`);
  return level;
}

function sentryDsnOf(env: Environment): string | null {
  const dsn = env['SENTRY_DSN'] ?? '';
  if (dsn === '') return null;
  serviceOf(dsn);
  return dsn;
}

function maintenanceOf(env: Environment): boolean {
  const value = env['MAINTENANCE'] || 'off';
  if (value !== 'on' && value !== 'off') throw new Error('MAINTENANCE is on or off');
  return value === 'on';
}

/** The longest message that a phone's banner holds in a few lines. */
const longestMessage = 300;

function nextMaintenanceMessageOf(env: Environment): string | null {
  const message = env['NEXT_MAINTENANCE_MESSAGE']?.trim() || null;
  if (message !== null && message.length > longestMessage)
    throw new Error(`NEXT_MAINTENANCE_MESSAGE has at most ${longestMessage} characters`);
  return message;
}

const minute = 60_000;

/**
 * Where the data lie, for those who copy them and need neither keys nor providers. Production names its database: an
 * empty one beside the files of another is no place to go on.
 */
export function storageSettings(env: Environment): Pick<Settings, 'dataDir' | 'databaseUrl'> {
  if (env['MODE'] === 'production') required(env, ['DATABASE_URL']);
  const dataDir = resolve(env['DATA_DIR'] ?? 'data');
  return { dataDir, databaseUrl: env['DATABASE_URL'] ?? `sqlite:${join(dataDir, 'database.sqlite')}` };
}

/** Where the data are and what opens them, for the server and for work on the database alone. */
export function databaseSettings(env: Environment): Pick<Settings, 'databaseUrl' | 'dataKeys'> {
  const { dataDir, databaseUrl } = storageSettings(env);
  if (env['MODE'] === 'production') required(env, ['DATA_KEYS']);
  mkdirSync(dataDir, { recursive: true });
  const dataKeys =
    env['DATA_KEYS'] ?? keptSecret(dataDir, 'data-keys', () => `demo:${randomBytes(32).toString('base64')}`);
  return { databaseUrl, dataKeys: dataKeysOf(dataKeys) };
}

/** Reads and judges the environment; throws a sentence that names each variable that is missing or wrong. */
export function readEnv(env: Environment): Settings {
  const mode = env['MODE'] ?? 'demo';
  if (mode !== 'demo' && mode !== 'production') throw new Error('MODE is demo or production');
  const { dataDir } = storageSettings(env);
  if (mode === 'production') required(env, ['DATA_KEYS', 'PUBLIC_URL']);
  return {
    mode,
    host: env['HOST'] ?? '127.0.0.1',
    port: numberOf(env, 'PORT', 3000),
    publicUrl: env['PUBLIC_URL']?.replace(/\/+$/u, '') ?? null,
    dataDir,
    ...databaseSettings(env),
    simulatorSecret:
      mode === 'demo' ? keptSecret(dataDir, 'simulators', () => randomBytes(32).toString('hex')) : '',
    loaderPath: env['LD_LIBRARY_PATH'] ?? null,
    providers: mode === 'production' ? productionProviders(env) : null,
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    rates: ratesOf(env),
    sessionIdleMs: numberOf(env, 'SESSION_IDLE_MINUTES', 60) * minute,
    sessionMs: numberOf(env, 'SESSION_HOURS', 12) * 60 * minute,
    passwordDays: env['PASSWORD_DAYS'] === undefined ? null : numberOf(env, 'PASSWORD_DAYS', 0),
    secondFactorRoles: secondFactorRoles(env['SECOND_FACTOR_ROLES'], mode),
    logLevel: logLevelOf(env, mode === 'demo' ? 'error' : 'info'),
    metricsToken: env['METRICS_TOKEN'] || null,
    sentryDsn: sentryDsnOf(env),
    maintenance: maintenanceOf(env),
    nextMaintenanceMessage: nextMaintenanceMessageOf(env),
    features: { bik: env['FEATURE_BIK'] !== 'off', networkLogin: (env['OIDC_ISSUER'] ?? '') !== '' },
  };
}
