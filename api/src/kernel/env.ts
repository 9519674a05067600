import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AccountRole, RateName } from '@app/machines/contract';
import type { ClamdAddress } from './files/clamd.ts';
import type { S3Address } from './files/s3-files.ts';
import type { LogLevel } from './log.ts';
import { isTestMode } from './test-mode.ts';
import type { ProviderSettings } from '../providers/settings.ts';
import type { Environment } from './settings/environment.ts';
import { identityOf } from './settings/identity-variables.ts';
import { parseAll, parseSome, modeOf, type Mode } from './settings/parse-environment.ts';
import type { Values } from './settings/variables.ts';

/** A rate: so many requests of one source, or about one order, in so many seconds. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** Where the sandbox is, and by what it knows us. */
export interface SandboxAddress {
  readonly url: string;
  readonly secret: string;
}

/** Everything that the deployment decides. This file is the only reader of the environment. */
export interface Settings {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Where browsers reach the application; null in demo until the port is known. */
  readonly publicUrl: string | null;
  /** Host names, without ports, under which the application may be asked for beside its public one. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  /** Where files lie; null: in the data folder. */
  readonly bucket: S3Address | null;
  readonly databaseUrl: string;
  readonly dataKeys: readonly { readonly id: string; readonly key: string }[];
  /** What the simulators and this server derive their shared secrets from. */
  readonly simulatorSecret: string;
  /** Where the loader finds what Node is linked with, beside the system's own folders; a child whose environment is made for it needs it too. */
  readonly loaderPath: string | null;
  /** Null where the simulators are the providers: in the demo and in the sandbox. */
  readonly providers: ProviderSettings | null;
  /** The server at which partners try their orders, and the secret that both have; null where there is none. */
  readonly sandbox: SandboxAddress | null;
  /** By what the sandbox knows who tells it of shops; null everywhere else. */
  readonly sandboxSecret: string | null;
  /** Who shows it sees the simulators' console of a sandbox; null: nobody there. */
  readonly simulatorsToken: string | null;
  readonly trustProxy: boolean;
  readonly rates: Readonly<Record<RateName, Rate>>;
  readonly sessionIdleMs: number;
  readonly sessionMs: number;
  /** Days after which a password expires; null: only after an administrator's reset. */
  readonly passwordDays: number | null;
  /** Roles that enter with a second factor alone. */
  readonly secondFactorRoles: readonly AccountRole[];
  /** How many orders may be overdue at once before the sweeper takes it for a fault and stands. */
  readonly deadlinesAtOnce: number;
  /** Codes that the deployment sends by text message within 24 hours, at most. */
  readonly textsADay: number;
  readonly logLevel: LogLevel;
  /** Who shows it reads /metrics; null: nobody in production, anybody in the demo. */
  readonly metricsToken: string | null;
  /** Where unexpected errors are sent besides the log. */
  readonly sentryDsn: string | null;
  /** Where to report a weakness, a mailto:, https: or tel: address for security.txt; null: nowhere. */
  readonly securityContact: string | null;
  /** Whether the application is closed for work on it: every call is answered 503, and no provider is called. */
  readonly maintenance: boolean;
  /** Where clamd looks at files; null: no antivirus is asked. */
  readonly clamd: ClamdAddress | null;
  /** The file in which the last walks say what they have covered; null: none was kept. */
  readonly chartCoverage: string | null;
  /** What the banner on every page says of work that is to come; null: nothing. */
  readonly nextMaintenanceMessage: string | null;
  /** Whether every page says that nothing here is real. */
  readonly testMode: boolean;
  readonly features: { readonly bik: boolean };
}

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

const ratesOf = (set: Values<'demo'>): Record<RateName, Rate> => ({
  read: set.RATE_READ,
  write: set.RATE_WRITE,
  login: set.RATE_LOGIN,
  orderBySlug: set.RATE_ORDER_BY_SLUG,
  registry: set.RATE_REGISTRY,
  contactEmail: set.RATE_CONTACT_EMAIL,
  sharedNumber: set.RATE_SHARED_NUMBER,
  sms: set.RATE_SMS,
  passwordLink: set.RATE_PASSWORD_LINK,
  upload: set.RATE_UPLOAD,
  export: set.RATE_EXPORT,
  notification: set.RATE_NOTIFICATION,
  widget: set.RATE_WIDGET,
});

const providersOf = (set: Values<'production'>): ProviderSettings => ({
  companyRegistry: { gusUrl: set.GUS_URL, gusKey: set.GUS_KEY, krsUrl: set.KRS_URL },
  bankVerification: {
    url: set.BLUEMEDIA_URL,
    serviceId: set.BLUEMEDIA_SERVICE_ID,
    sharedKeys: set.BLUEMEDIA_KEY,
    aisPath: set.BLUEMEDIA_AIS_PATH,
    aisGateways: set.BLUEMEDIA_AIS_GATEWAYS,
  },
  initialPayment: {
    url: set.DOTPAY_URL,
    formUrl: set.DOTPAY_FORM_URL,
    accountId: set.DOTPAY_ACCOUNT_ID,
    pins: set.DOTPAY_KEY,
  },
  signing: { url: set.AUTENTI_URL, key: set.AUTENTI_KEY, jwksUrl: set.AUTENTI_JWKS_URL },
  courier: { url: set.COURIER_URL, keys: set.COURIER_KEY },
  decisionEngine: { url: set.DECISION_ENGINE_URL, keys: set.DECISION_ENGINE_KEY },
  sms: { url: set.SMSAPI_URL, token: set.SMSAPI_KEY, sender: set.SMSAPI_SENDER },
  mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM },
  identity: identityOf(set),
  redirectHosts: set.REDIRECT_HOSTS ?? [],
});

const minute = 60_000;

const sandboxOf = (set: Pick<Values<'demo'>, 'SANDBOX_URL' | 'SANDBOX_SECRET'>): SandboxAddress | null =>
  set.SANDBOX_URL === undefined || set.SANDBOX_SECRET === undefined
    ? null
    : { url: set.SANDBOX_URL, secret: set.SANDBOX_SECRET };

/**
 * Where the data lie, for those who copy them and need neither keys nor providers. Production names its database: an
 * empty one beside the files of another is no place to go on.
 */
export function storageSettings(env: Environment): Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket'> {
  const set = parseSome(env, ['DATA_DIR', 'DATABASE_URL', 'FILES_URL']);
  const dataDir = resolve(set.DATA_DIR);
  const databaseUrl = set.DATABASE_URL ?? `sqlite:${join(dataDir, 'database.sqlite')}`;
  return { dataDir, databaseUrl, bucket: set.FILES_URL ?? null };
}

/** Where the data are and what opens them, for the server and for work on the database alone. */
export function databaseSettings(env: Environment): Pick<Settings, 'databaseUrl' | 'dataKeys'> {
  const set = parseSome(env, ['DATA_DIR', 'DATABASE_URL', 'DATA_KEYS']);
  const { dataDir, databaseUrl } = storageSettings(env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = (): string => `demo:${randomBytes(32).toString('base64')}`;
  const kept =
    set.DATA_KEYS ??
    parseSome({ DATA_KEYS: keptSecret(dataDir, 'data-keys', made) }, ['DATA_KEYS']).DATA_KEYS;
  return { databaseUrl, dataKeys: kept ?? [] };
}

/** What work on an installation's data from a shell needs: the data, the address that its links lead to and the sandbox (null: not set). */
export function administrationSettings(
  env: Environment,
): Pick<Settings, 'databaseUrl' | 'dataKeys' | 'publicUrl' | 'sandbox'> {
  const data = databaseSettings(env);
  const set = parseSome(env, ['PUBLIC_URL', 'SANDBOX_URL', 'SANDBOX_SECRET']);
  return { ...data, publicUrl: set.PUBLIC_URL ?? null, sandbox: sandboxOf(set) };
}

/** Reads and judges the environment; throws a sentence for each variable that is missing, wrong or unknown, all at once. */
export function readEnv(env: Environment): Settings {
  const mode = modeOf(env);
  const [set, providers] = judged(mode, env);
  const { dataDir } = storageSettings(env);
  return {
    mode,
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.PUBLIC_URL ?? null,
    allowedHosts: (set.ALLOWED_HOSTS ?? []).map((name) => name.replace(/:\d+$/u, '')),
    dataDir,
    bucket: set.FILES_URL ?? null,
    ...databaseSettings(env),
    simulatorSecret:
      providers === null ? keptSecret(dataDir, 'simulators', () => randomBytes(32).toString('hex')) : '',
    loaderPath: env['LD_LIBRARY_PATH'] ?? null,
    providers,
    sandbox: sandboxOf(set),
    sandboxSecret: mode === 'sandbox' ? (set.SANDBOX_SECRET ?? null) : null,
    simulatorsToken: set.SIMULATORS_TOKEN ?? null,
    trustProxy: set.TRUST_PROXY,
    rates: ratesOf(set),
    sessionIdleMs: set.SESSION_IDLE_MINUTES * minute,
    sessionMs: set.SESSION_HOURS * 60 * minute,
    passwordDays: set.PASSWORD_DAYS ?? null,
    secondFactorRoles: set.SECOND_FACTOR_ROLES,
    deadlinesAtOnce: set.DEADLINES_AT_ONCE,
    textsADay: set.SMS_A_DAY,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN ?? null,
    securityContact: set.SECURITY_CONTACT ?? null,
    sentryDsn: set.SENTRY_DSN ?? null,
    maintenance: set.MAINTENANCE,
    clamd: set.CLAMD_HOST ?? null,
    chartCoverage: set.CHART_COVERAGE ?? null,
    nextMaintenanceMessage: set.NEXT_MAINTENANCE_MESSAGE ?? null,
    testMode: isTestMode(mode, set.TEST_MODE, set.PUBLIC_URL ?? null),
    features: { bik: set.FEATURE_BIK },
  };
}

function judged(mode: Settings['mode'], env: Environment): [Values<'demo'>, ProviderSettings | null] {
  if (mode !== 'production') return [parseAll(mode, env) as Values<'demo'>, null];
  const set = parseAll('production', env);
  return [set, providersOf(set)];
}
