import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv, storageSettings } from './env.ts';
import { variableNames } from './settings/variables.ts';
import { environmentOf } from '../testing/environment-of.ts';
import { simulatedSettings } from '../providers/settings.ts';

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const providers = simulatedSettings({
  url: 'https://providers.example.pl',
  publicUrl: 'https://providers.example.pl',
  smtpUrl: 'smtps://us:er@mail.example.pl',
  secret: 's',
});

/** What a deployment sets, and nothing that it may leave out. */
const production = (): Record<string, string> => ({
  ...environmentOf(providers),
  MODE: 'production',
  PUBLIC_URL: 'https://wnioski.example.pl/',
  DATA_DIR: emptyFolder(),
  DATABASE_URL: 'postgres://user:secret-word@db/orders',
  DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
});

/** The lines that a start with these variables ends with. */
function refusal(env: Readonly<Record<string, string>>): string[] {
  try {
    readEnv(env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('production names its database, for the server and for its copies; the demo has one of its own', () => {
  const elsewhere = { DATA_DIR: '/srv/orders', DATABASE_URL: 'postgres://db/orders' };
  expect(() => storageSettings({ MODE: 'production', DATA_DIR: '/srv/orders' })).toThrow(
    'MODE=production does not start without DATABASE_URL',
  );
  expect([
    storageSettings({ MODE: 'production', ...elsewhere }),
    storageSettings({ DATA_DIR: '/srv/orders' }),
  ]).toEqual([
    { dataDir: '/srv/orders', databaseUrl: 'postgres://db/orders', bucket: null },
    { dataDir: '/srv/orders', databaseUrl: 'sqlite:/srv/orders/database.sqlite', bucket: null },
  ]);
});

test('a bucket is named with its key, over TLS but on this machine, and asked to encrypt but there', () => {
  const bucketOf = (FILES_URL: string) => readEnv({ ...production(), FILES_URL }).bucket;
  expect(bucketOf('https://AKIA:s%2Fcret@s3.eu-central-1.amazonaws.com/orders?region=eu-central-1')).toEqual({
    ...{ endpoint: 'https://s3.eu-central-1.amazonaws.com/orders', region: 'eu-central-1', encrypted: true },
    ...{ accessKeyId: 'AKIA', secretAccessKey: 's/cret' },
  });
  expect(bucketOf('http://key:secret@127.0.0.1:9000/orders')).toEqual({
    ...{ endpoint: 'http://127.0.0.1:9000/orders', region: 'auto', encrypted: false },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  for (const FILES_URL of [
    'http://key:secret@s3.example.pl/orders',
    'https://s3.example.pl/orders',
    'https://key:secret@s3.example.pl/',
    'https://key:secret@s3.example.pl/orders/files',
    's3://orders',
  ])
    expect(refusal({ ...production(), FILES_URL })).toEqual([
      'FILES_URL is https://key:secret@host/bucket, where needed with ?region=eu-central-1 (http:// on this machine only)',
    ]);
});

test('a deployment’s variables become settings', () => {
  const env = { ...production(), TRUST_PROXY: 'on', DECISION_ENGINE_KEY: 'new, old', RATE_SMS: '3/600' };
  const { simulators: _none, ...real } = providers;
  expect(readEnv(env)).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'https://wnioski.example.pl',
    dataKeys: testKeys,
    trustProxy: true,
    rates: { read: { points: 600, seconds: 60 }, sms: { points: 3, seconds: 600 } },
    sessionIdleMs: 3_600_000,
    passwordDays: null,
    features: { bik: true },
    providers: {
      ...real,
      decisionEngine: { url: providers.decisionEngine.url, keys: ['new', 'old'] },
      redirectHosts: [],
    },
  });
});

test('each variable that is wrong, missing or unknown is named at once, and none is repeated', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    PUBLIC_URL: 'notaurl',
    DATABASE_URL: 'mysql://user:secret-word@db/orders',
    DATA_KEYS: 'test:c2VjcmV0LXdvcmQ=',
    TRUST_PROXY: 'yes',
    REDIRECT_HOSTS: 'https://secret-word.pl',
    SESSION_HOURS: '0',
    PASSWORD_DAYS: 'secret-word',
    LOG_LEVEL: 'debug',
    SENTRY_DSN: 'secret-word',
    RATE_READ: '600',
    GUS_URL: 'zzz',
    KRS_URL: 'http://secret-word.pl',
    BLUEMEDIA_AIS_PATH: 'secret-word',
    BLUEMEDIA_AIS_GATEWAYS: 'abc',
    COURIER_KEY: 'secret-word,',
    AUTENTI_URL: 'https://user:secret-word@autenti.example',
    SMTP_URL: 'smtp://user:secret-word@mail.example.pl',
    MAIL_FROM: 'secret-word',
    SMSAPI_SENDER: ' ',
    RATE_FOO: '600/60',
    COURIER_SERVICE_HOST: '10.0.0.1',
  };
  const secure =
    'is an address that begins with https:// (http:// on this machine only), without user and password';
  const lines = refusal({ ...production(), ...wrong });
  expect(lines).toEqual([
    'MODE=production does not start without SMSAPI_SENDER',
    'PORT is a whole number from 1 to 65535',
    'HOST is a name or an address to listen on, without a port',
    'TRUST_PROXY is on or off (or 1 and 0, true and false)',
    'REDIRECT_HOSTS is a list of hosts with commas between them, without https:// and path',
    'SESSION_HOURS is a number above 0',
    'PASSWORD_DAYS is a number above 0',
    'LOG_LEVEL is one of info, warn, error, silent',
    'SENTRY_DSN is https://key@host/project',
    'RATE_READ is written as requests/seconds, for example 600/60',
    'PUBLIC_URL is an address like https://orders.example.pl, without a path; only on this machine may it begin with http://',
    'DATABASE_URL begins with sqlite: and a path, or with postgres:// and a host',
    'DATA_KEYS is a list id:base64,id:base64 of 32-byte keys, each id once, of 1 to 32 letters, digits, _ or -',
    `GUS_URL ${secure}`,
    `KRS_URL ${secure}`,
    'BLUEMEDIA_AIS_PATH is a path that begins with /',
    'BLUEMEDIA_AIS_GATEWAYS is a list of whole numbers with commas between them',
    `AUTENTI_URL ${secure}`,
    'COURIER_KEY is a secret, or several with commas between them, the newest first',
    'SMTP_URL is smtps://user:password@host or smtp://user:password@host?requireTLS=true (without TLS on this machine only)',
    'MAIL_FROM is written as Name <user@host> or user@host',
    'RATE_FOO is no variable of this application',
  ]);
});

test.for([
  ['PUBLIC_URL', 'http://wnioski.example.pl', 'https://wnioski.example.pl/app', 'ftp://wnioski.example.pl'],
  [
    'SMTP_URL',
    'zzz',
    'https://mail.example.pl',
    'smtps://mail.example.pl?ignoreTLS=true',
    'smtps://mail.example.pl?tls.rejectUnauthorized=false',
  ],
  ['TRUST_PROXY', 'ON,', '2', 'tak'],
  ['DATA_KEYS', 'a:b', `same:${testKeys[0]?.key},same:${testKeys[0]?.key}`, `a b:${testKeys[0]?.key}`],
  ['MODE', 'Production', 'prod', 'test'],
])('%s is refused where it is misspelt', ([name = '', ...values]) => {
  for (const value of values)
    expect([value, refusal({ ...production(), [name]: value })]).toEqual([
      value,
      [expect.stringMatching(new RegExp(`^${name} `, 'u'))],
    ]);
});

test.for([
  ['PUBLIC_URL', 'http://127.0.0.1:4000', 'http://localhost:3000/', 'https://wnioski.example.pl:8443'],
  ['SMTP_URL', 'smtp://127.0.0.1:25?ignoreTLS=true', 'smtp://u:p@mail.example.pl:587?requireTLS=true'],
  ['KRS_URL', 'http://localhost:9/krs', 'https://krs.example.pl/api/'],
  ['TRUST_PROXY', '1', 'true', 'off', '0', ''],
  ['DATABASE_URL', 'sqlite:/srv/a.sqlite', 'postgresql://u:p@h1:1,h2:2/d', 'postgres:///d?host=/run/pg'],
])('%s is taken as deployments write it', ([name = '', ...values]) => {
  for (const value of values)
    expect([value, refusal({ ...production(), [name]: value })]).toEqual([value, []]);
});

test('the demo leaves its providers’ variables alone, and a damaged key of its own stops it', () => {
  const DATA_DIR = emptyFolder();
  expect(readEnv({ DATA_DIR, SMTP_URL: 'zzz', GUS_URL: 'zzz', PORT: '0' })).toMatchObject({
    mode: 'demo',
    port: 0,
    providers: null,
  });
  expect(existsSync(join(DATA_DIR, 'keys/data-keys'))).toBe(true);
  writeFileSync(join(DATA_DIR, 'keys/data-keys'), 'demo:half');
  expect(refusal({ DATA_DIR })).toEqual([expect.stringMatching(/^DATA_KEYS is a list /u)]);
});

test('docs/configuration.md names each variable of the application, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  const [ofApplication = ''] = page.split('## Of the scripts');
  const named = [...ofApplication.matchAll(/`([A-Z][A-Z\d_]+)`/gu)].map(([, name = '']) => name);
  expect([...new Set(named)].toSorted()).toEqual(variableNames.toSorted());
});

test('a second factor is asked of superadmins in production, of nobody in the demo, and of whom the deployment names', () => {
  const asked = (set: Record<string, string>) => readEnv({ ...production(), ...set }).secondFactorRoles;
  expect([
    asked({}),
    readEnv({ DATA_DIR: emptyFolder() }).secondFactorRoles,
    asked({ SECOND_FACTOR_ROLES: 'none' }),
    asked({ SECOND_FACTOR_ROLES: ' admin, shop_superadmin ' }),
  ]).toEqual([['superadmin'], [], [], ['admin', 'shop_superadmin']]);
  expect(refusal({ ...production(), SECOND_FACTOR_ROLES: 'superadmin,boss' })).toEqual([
    'SECOND_FACTOR_ROLES is none, or some of superadmin, admin, pricing_manager, med_sales_assistant, shop_superadmin, shop_admin, shop_employee with commas between them',
  ]);
});

test('what a settings file still has to fill in stops the start, in a key too', () => {
  const left = { GUS_KEY: '<gus key>', DOTPAY_KEY: '<dotpay pin>', METRICS_TOKEN: '<metrics token>' };
  expect(refusal({ ...production(), ...left })).toEqual([
    'METRICS_TOKEN is still to be filled in',
    'GUS_KEY is still to be filled in',
    'DOTPAY_KEY is a secret, or several with commas between them, the newest first',
  ]);
});
