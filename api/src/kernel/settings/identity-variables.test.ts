import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { simulatedSettings } from '../../providers/settings.ts';
import { environmentOf } from '../../testing/environment-of.ts';
import { readEnv } from '../env.ts';

/** What a deployment sets, and nothing that it may leave out. */
function production(): Record<string, string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const url = 'https://providers.example.pl';
  const providers = simulatedSettings({
    url,
    publicUrl: url,
    smtpUrl: 'smtps://mail.example.pl',
    secret: 's',
  });
  return {
    ...environmentOf(providers),
    ...{ MODE: 'production', PUBLIC_URL: 'https://wnioski.example.pl', DATA_DIR },
    DATABASE_URL: 'postgres://user:password@db/orders',
    DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
  };
}

/** The lines that a start with these variables ends with. */
function refusal(env: Readonly<Record<string, string>>): string[] {
  try {
    readEnv(env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('an identity provider is a deployment’s own choice, and half of one is none', () => {
  const whole = {
    OIDC_ISSUER: 'https://id.example.pl/realm',
    OIDC_CLIENT_ID: 'us',
    OIDC_CLIENT_SECRET: 'secret',
  };
  const identityOf = (set: Record<string, string>) =>
    readEnv({ ...production(), ...set }).providers?.identity;
  expect(identityOf({})).toBeNull();
  expect(identityOf(whole)).toEqual({
    ...{ issuer: 'https://id.example.pl/realm', reachedAt: null, clientId: 'us', clientSecret: 'secret' },
    ...{ scopes: 'openid email', acr: { pki: null, network: null }, pkiIsSecondFactor: false, roles: null },
  });
  const roles = { OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: 'a=b=superadmin, desk=admin' };
  expect(
    identityOf({ ...whole, ...roles, OIDC_ACR_PKI: 'card', OIDC_PKI_SECOND_FACTOR: 'on' }),
  ).toMatchObject({
    ...{ acr: { pki: 'card', network: null }, pkiIsSecondFactor: true },
    roles: {
      claim: 'groups',
      by: [
        { value: 'a=b', role: 'superadmin' },
        { value: 'desk', role: 'admin' },
      ],
    },
  });
  expect(
    refusal({
      ...production(),
      OIDC_ISSUER: whole.OIDC_ISSUER,
      OIDC_PKI_SECOND_FACTOR: 'on',
      OIDC_ROLES: 'desk=admin',
      OIDC_ACR: 'card',
    }),
  ).toEqual([
    'OIDC_ACR is no variable of this application',
    'OIDC_ISSUER is nothing without OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
    'OIDC_PKI_SECOND_FACTOR is nothing without OIDC_ACR_PKI',
    'OIDC_ROLES is nothing without OIDC_ROLES_CLAIM',
  ]);
  const wrong = {
    ...{
      OIDC_ISSUER: 'http://id.example.pl',
      OIDC_SCOPES: 'email',
      OIDC_ACR_PKI: 'a',
      OIDC_ACR_NETWORK: 'a',
    },
    ...{ OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: 'desk=shop_admin' },
  };
  expect(refusal({ ...production(), ...whole, ...wrong })).toEqual([
    'OIDC_ISSUER is an address that begins with https:// (http:// on this machine only), without user and password',
    'OIDC_SCOPES is a list of scopes with spaces between them, openid among them',
    'OIDC_ROLES is value=role, with commas between several; a role is one of superadmin, admin, pricing_manager, med_sales_assistant',
    'OIDC_ACR_PKI and OIDC_ACR_NETWORK are two values',
  ]);
});
