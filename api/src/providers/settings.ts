import { createHmac } from 'node:crypto';
import type { AccountRole, SignInMethod } from '@app/machines/contract';
import type { ForgettingSimulators } from './forget-at-simulators.ts';

/** Secrets that a provider knows, newest first: what we send is signed with the first, what comes may be signed with any. */
export type Secrets = readonly [string, ...string[]];

/** An identity provider that speaks OpenID Connect. */
export interface IdentitySettings {
  readonly issuer: string;
  /** Where the server reaches it, in place of its issuer; null: there. */
  readonly reachedAt: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
  /** With spaces between them, `openid` among them. */
  readonly scopes: string;
  /** What a way of signing in is asked for by (`acr_values`); without one for the PKI card that way is not offered. */
  readonly acr: Readonly<Record<SignInMethod, string | null>>;
  /** Whether a login that the provider calls by the PKI card's value needs no second factor of ours. */
  readonly pkiIsSecondFactor: boolean;
  /** The claim that gives staff roles, and which of its values gives which; null: roles are ours alone. */
  readonly roles: {
    readonly claim: string;
    readonly by: readonly { readonly value: string; readonly role: AccountRole }[];
  } | null;
}

/** Addresses and secrets of every provider. In production each comes from the deployment; none has a default. */
export type ProviderSettings = {
  readonly companyRegistry: { readonly gusUrl: string; readonly gusKey: string; readonly krsUrl: string };
  readonly bankVerification: {
    readonly url: string;
    readonly serviceId: string;
    readonly sharedKeys: Secrets;
    /** Path of the account-information product; its provider does not publish it, so it is a setting. */
    readonly aisPath: string;
    /** Ids of the gateways offered for account information; all others take the transfer of 1 PLN. */
    readonly aisGateways: readonly number[];
  };
  /** `formUrl` is where the client's browser posts the payment, `url` where the server asks for channels. */
  readonly initialPayment: {
    readonly url: string;
    readonly formUrl: string;
    readonly accountId: string;
    readonly pins: Secrets;
  };
  readonly signing: { readonly url: string; readonly key: string; readonly jwksUrl: string };
  readonly courier: { readonly url: string; readonly keys: Secrets };
  readonly decisionEngine: { readonly url: string; readonly keys: Secrets };
  readonly sms: { readonly url: string; readonly token: string; readonly sender: string };
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  /** Null where nobody signs in but by a password. */
  readonly identity: IdentitySettings | null;
  /** Hosts of pages that a provider may send the client to, beside its own. */
  readonly redirectHosts: readonly string[];
  /** Where the providers are simulators: they keep what they were asked, and forget it when they are told to. */
  readonly simulators?: ForgettingSimulators;
};

const secretOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(name).digest('hex');

/** Where the demo's application tells its simulators which notifications were not applied, and whose account a verification is of. */
export const consoleFeedPath = '/api/simulators/notifications';
export const accountHolderPath = '/api/simulators/account_holder';

/** The key with which the simulators ask there. */
export const consoleKey = (secret: string): string => secretOf(secret, 'console');

/** Where a sandbox reads the letters and texts of an order from its simulators, by the same key. */
export const sentMessagesPath = '/wire/messages';

/** Gateways of the bank simulator: the banks' ids for the 1 PLN transfer and, 500 higher, for account information. */
export const simulatedGateways = {
  transfer: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
  accountInformation: [601, 602, 603, 604, 605, 606],
} as const;

/** Under the simulators' address, and under the application's own where browsers are. */
export const simulatedIdentityPath = '/sim/identity';

/** The ways of signing in as the simulated identity provider calls them. */
export const simulatedAcr = { pki: 'urn:symulator:karta-pki', network: 'urn:symulator:siec' } as const;

const simulatedIdentity = (url: string, publicUrl: string, secret: string): IdentitySettings => ({
  issuer: `${publicUrl}${simulatedIdentityPath}`,
  reachedAt: `${url}${simulatedIdentityPath}`,
  clientId: 'finansowo',
  clientSecret: secretOf(secret, 'identity'),
  scopes: 'openid email',
  acr: simulatedAcr,
  pkiIsSecondFactor: false,
  roles: null,
});

/**
 * The settings under which the adapters speak to the simulators. Both processes derive the same secrets from one
 * `secret`, so that not even a demo accepts a stranger's notification. `publicUrl` is where the browser reaches them;
 * `withIdentity` whether an identity provider is among them.
 */
export function simulatedSettings(simulators: {
  readonly url: string;
  readonly publicUrl: string;
  readonly smtpUrl: string;
  readonly secret: string;
  readonly withIdentity?: boolean;
}): ProviderSettings {
  const { url, publicUrl, smtpUrl, secret, withIdentity = false } = simulators;
  return {
    companyRegistry: {
      gusUrl: `${url}/wire/gus/UslugaBIRzewnPubl.svc`,
      gusKey: secretOf(secret, 'gus'),
      krsUrl: `${url}/wire/krs`,
    },
    bankVerification: {
      url: `${url}/wire/bluemedia`,
      serviceId: '123456',
      sharedKeys: [secretOf(secret, 'bluemedia')],
      aisPath: '/verification',
      aisGateways: simulatedGateways.accountInformation,
    },
    initialPayment: {
      url: `${url}/wire/dotpay/`,
      formUrl: `${publicUrl}/sim/dotpay/t2/`,
      accountId: '765432',
      pins: [secretOf(secret, 'dotpay')],
    },
    signing: {
      url: `${url}/wire/autenti/api/v2`,
      key: secretOf(secret, 'autenti'),
      jwksUrl: `${url}/wire/autenti/webhook.jwks`,
    },
    courier: { url: `${url}/wire/courier`, keys: [secretOf(secret, 'courier')] },
    decisionEngine: { url: `${url}/wire/decision-engine`, keys: [secretOf(secret, 'decision-engine')] },
    sms: { url: `${url}/wire/smsapi`, token: secretOf(secret, 'sms'), sender: 'Finansowo' },
    mail: { smtpUrl, from: 'Finansowo <wnioski@finansowo.example>' },
    identity: withIdentity ? simulatedIdentity(url, publicUrl, secret) : null,
    redirectHosts: URL.canParse(publicUrl) ? [new URL(publicUrl).host] : [],
    simulators: { url: `${url}${sentMessagesPath}`, key: consoleKey(secret) },
  };
}

/** Nobody answers there: for data that are filled without asking anybody outside. */
export const nobodyOutside = simulatedSettings({
  url: 'http://127.0.0.1:1',
  publicUrl: '',
  smtpUrl: 'smtp://127.0.0.1:1',
  secret: '-',
});
