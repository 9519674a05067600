import type { IdentitySettings } from '../../providers/settings.ts';
import type { Environment } from './environment.ts';
import type { Values } from './variables.ts';

/** What one of them is nothing without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  OIDC_ISSUER: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  OIDC_CLIENT_ID: ['OIDC_ISSUER'],
  OIDC_CLIENT_SECRET: ['OIDC_ISSUER'],
  OIDC_SCOPES: ['OIDC_ISSUER'],
  OIDC_ACR_PKI: ['OIDC_ISSUER'],
  OIDC_ACR_NETWORK: ['OIDC_ISSUER'],
  OIDC_PKI_SECOND_FACTOR: ['OIDC_ACR_PKI'],
  OIDC_ROLES_CLAIM: ['OIDC_ISSUER', 'OIDC_ROLES'],
  OIDC_ROLES: ['OIDC_ROLES_CLAIM'],
};

/** A sentence for each variable of the identity provider that is nothing without another one. */
export function halfOfIdentity(env: Environment): string[] {
  const isSet = (name: string): boolean => (env[name]?.trim() ?? '') !== '';
  const halves = Object.entries(needed)
    .filter(([name]) => isSet(name))
    .map(([name, others]) => ({ name, lacking: others.filter((other) => !isSet(other)) }))
    .filter(({ lacking }) => lacking.length > 0)
    .map(({ name, lacking }) => `${name} is nothing without ${lacking.join(' and ')}`);
  const same = isSet('OIDC_ACR_PKI') && env['OIDC_ACR_PKI']?.trim() === env['OIDC_ACR_NETWORK']?.trim();
  return [...halves, ...(same ? ['OIDC_ACR_PKI and OIDC_ACR_NETWORK are two values'] : [])];
}

/** The identity provider of a deployment; null where it has none. */
export function identityOf(set: Values<'production'>): IdentitySettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const { OIDC_ROLES_CLAIM: claim, OIDC_ROLES: by } = set;
  return {
    issuer,
    reachedAt: null,
    clientId,
    clientSecret,
    scopes: set.OIDC_SCOPES,
    acr: { pki: set.OIDC_ACR_PKI ?? null, network: set.OIDC_ACR_NETWORK ?? null },
    pkiIsSecondFactor: set.OIDC_PKI_SECOND_FACTOR,
    roles: claim === undefined || by === undefined ? null : { claim, by },
  };
}
