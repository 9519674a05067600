import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { simulatedSettings } from '../../providers/settings.ts';
import { environmentOf } from '../../testing/environment-of.ts';
import { readEnv } from '../env.ts';

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const DATA_KEYS = testKeys.map(({ id, key }) => `${id}:${key}`).join(',');

const url = 'https://providers.example.pl';
const providers = simulatedSettings({ url, publicUrl: url, smtpUrl: 'smtps://mail.example.pl', secret: 's' });

const production = (): Record<string, string> => ({
  ...environmentOf(providers),
  ...{ MODE: 'production', PUBLIC_URL: 'https://wnioski.example.pl', DATA_DIR: emptyFolder() },
  ...{ DATABASE_URL: 'postgres://db/orders', DATA_KEYS },
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

test('a sandbox starts without a provider and not without its secret; all else it is asked for as production is', () => {
  const DATA_DIR = emptyFolder();
  const sandbox = {
    ...{ MODE: 'sandbox', PUBLIC_URL: 'https://piaskownica.example.pl', DATA_DIR },
    DATABASE_URL: 'postgres://db/sandbox',
    DATA_KEYS,
    SANDBOX_SECRET: 'a'.repeat(64),
  };
  expect(readEnv({ ...sandbox, GUS_URL: 'zzz' })).toMatchObject({
    ...{ mode: 'sandbox', providers: null, sandbox: null, sandboxSecret: 'a'.repeat(64) },
    ...{ testMode: true, simulatorsToken: null, secondFactorRoles: ['superadmin'] },
    simulatorSecret: expect.stringMatching(/^[\da-f]{64}$/u),
  });
  expect(refusal({ MODE: 'sandbox', DATA_DIR, SANDBOX_URL: 'https://x.example' })).toEqual([
    'MODE=sandbox does not start without SANDBOX_SECRET, PUBLIC_URL, DATABASE_URL, DATA_KEYS',
    'SANDBOX_URL is for the server whose shops are tried here',
  ]);
  expect(
    refusal({ ...sandbox, PUBLIC_URL: 'http://piaskownica.example.pl', SANDBOX_SECRET: 'krótki' }),
  ).toEqual([
    'SANDBOX_SECRET is a secret of at least 32 characters without spaces',
    'PUBLIC_URL is an address like https://orders.example.pl, without a path; only on this machine may it begin with http://',
  ]);
});

test("the password of the simulators' console is a sandbox's alone, and is not ignored where it is misspelt", () => {
  const SIMULATORS_TOKEN = 'c'.repeat(32);
  const of = (mode: string) => refusal({ MODE: mode, DATA_DIR: emptyFolder(), SIMULATORS_TOKEN });
  const alone = 'SIMULATORS_TOKEN is for a sandbox: MODE=sandbox';
  expect([of('sandbox').includes(alone), of('demo'), refusal({ ...production(), SIMULATORS_TOKEN })]).toEqual(
    [...[false, [alone]], [alone]],
  );
  expect(refusal({ DATA_DIR: emptyFolder(), SIMULATORS_TOKE: SIMULATORS_TOKEN })).toEqual([
    'SIMULATORS_TOKE is no variable of this application',
  ]);
});

test('the server whose shops are tried names its sandbox and the secret, or neither', () => {
  const [SANDBOX_URL, SANDBOX_SECRET] = ['https://piaskownica.example.pl', 'b'.repeat(32)];
  expect(readEnv({ ...production(), SANDBOX_URL, SANDBOX_SECRET })).toMatchObject({
    sandbox: { url: SANDBOX_URL, secret: SANDBOX_SECRET },
    sandboxSecret: null,
  });
  expect(readEnv(production()).sandbox).toBeNull();
  expect([
    refusal({ ...production(), SANDBOX_URL }),
    refusal({ ...production(), SANDBOX_SECRET }),
    refusal({ ...production(), SANDBOX_URL: 'http://piaskownica.example.pl', SANDBOX_SECRET }),
  ]).toEqual([
    ['SANDBOX_URL is nothing without SANDBOX_SECRET'],
    ['SANDBOX_SECRET is nothing without SANDBOX_URL'],
    [expect.stringMatching(/^SANDBOX_URL is an address/u)],
  ]);
});
