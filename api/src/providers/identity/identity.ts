import * as oidc from 'openid-client';
import { ProviderUnavailable } from '../provider-request.ts';
import type { IdentitySettings } from '../settings.ts';
import { grantedRoles, verifiedEmailOf, type Claims } from './claims.ts';
import { UnprovedIdentity, type IdentityProvider, type ProvedIdentity } from './identity.port.ts';

const timeoutSeconds = 5;
/** How long the provider's description is believed before it is asked for again. */
const keptMs = 60 * 60_000;
/** A longer one would not fit into the address that ends the login; the provider then asks the person. */
const longestHint = 4_096;

/** Codes of openid-client for an answer that never came, or that is no answer. */
const away: readonly unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

/** The status of the answer that was no answer; 0 where there was none. The server's own Response is another class than the one of fetch. */
function statusOf(cause: unknown): number {
  const status: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'status') : undefined;
  return typeof status === 'number' ? status : 0;
}

/** What went wrong, told apart: the provider is away, or what it says is not to be believed. Messages may hold claims, so none is kept. */
function asOurs(error: unknown): Error {
  if (error instanceof UnprovedIdentity) return error;
  if (error instanceof oidc.ResponseBodyError)
    return error.status >= 500
      ? new ProviderUnavailable(`Identity provider answered ${error.status}`)
      : new UnprovedIdentity(/^[\w-]{1,64}$/u.test(error.error) ? error.error : 'error');
  if (error instanceof oidc.ClientError) {
    const status = statusOf(error.cause);
    if (away.includes(error.code) || status >= 500 || error.code === undefined)
      return new ProviderUnavailable(`Identity provider did not answer: ${error.code ?? 'no connection'}`);
    return new UnprovedIdentity(error.code);
  }
  // What fetch throws where nobody listens.
  if (error instanceof TypeError && !('code' in error))
    return new ProviderUnavailable('Identity provider did not answer', { cause: error });
  return new UnprovedIdentity(error instanceof Error ? error.name : 'unknown');
}

async function asking<T>(job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    throw asOurs(error);
  }
}

/** No deployment has to have one. */
export const noIdentityProvider: IdentityProvider = {
  methods: [],
  begin: () => Promise.reject(new UnprovedIdentity('none')),
  finish: () => Promise.reject(new UnprovedIdentity('none')),
  endUrl: () => Promise.resolve(null),
};

/** A provider of OpenID Connect: the code flow with PKCE, the signature of every ID token checked against the published keys. */
export function identityProvider(settings: IdentitySettings | null, now: () => number): IdentityProvider {
  if (settings === null) return noIdentityProvider;
  const { issuer, reachedAt, clientId, clientSecret, acr } = settings;
  let known: { readonly at: number; readonly configuration: Promise<oidc.Configuration> } | null = null;

  /** The demo's provider lies behind the application's own address, and is asked without the way through it. */
  const ask: oidc.CustomFetch = (url, init) =>
    fetch(
      reachedAt !== null && url.startsWith(issuer) ? `${reachedAt}${url.slice(issuer.length)}` : url,
      init as RequestInit,
    );

  async function discover(): Promise<oidc.Configuration> {
    const configuration = await oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
      timeout: timeoutSeconds,
      [oidc.customFetch]: ask,
      // The settings let http:// through for this machine only, or in the demo.
      execute: issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [],
    });
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  /** By the header where the provider takes it there, which is what it has to take where it says nothing else. */
  const authenticate: oidc.ClientAuth = (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = taken.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    way(clientSecret)(server, client, body, headers);
  };

  function configuration(): Promise<oidc.Configuration> {
    if (known === null || now() - known.at >= keptMs) {
      const asked = discover();
      known = { at: now(), configuration: asked };
      asked.catch(() => {
        if (known?.configuration === asked) known = null;
      });
    }
    return known.configuration;
  }

  /** Its claims, with those that only its other endpoint tells. */
  async function claimsOf(
    provider: oidc.Configuration,
    claims: oidc.IDToken,
    accessToken: string,
  ): Promise<Claims> {
    const wanted = ['email', ...(settings?.roles ? [settings.roles.claim] : [])];
    const told = wanted.every((name) => claims[name] !== undefined);
    if (told || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    const more = await oidc.fetchUserInfo(provider, accessToken, claims.sub);
    // An address and whether it is verified come from one place.
    return claims['email'] === undefined ? { ...claims, ...more } : { ...more, ...claims };
  }

  return {
    methods: acr.pki === null ? ['network'] : ['pki', 'network'],
    begin: (login) =>
      asking(async () => {
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          scope: settings.scopes,
          redirect_uri: login.returnUrl,
          state: login.state,
          nonce: login.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(login.verifier),
          code_challenge_method: 'S256',
          max_age: String(Math.floor(login.maxAgeMs / 1000)),
          ui_locales: 'pl',
          ...(acr[login.method] === null ? {} : { acr_values: acr[login.method] ?? '' }),
        });
        return url.href;
      }),
    finish: (answer) =>
      asking(async (): Promise<ProvedIdentity> => {
        const provider = await configuration();
        const returned = new URL(answer.returnUrl);
        returned.searchParams.set('code', answer.code);
        returned.searchParams.set('state', answer.state);
        if (answer.iss !== null) returned.searchParams.set('iss', answer.iss);
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          expectedState: answer.state,
          expectedNonce: answer.nonce,
          pkceCodeVerifier: answer.verifier,
          maxAge: Math.floor(answer.maxAgeMs / 1000),
          idTokenExpected: true,
        });
        const signed = tokens.claims();
        if (signed === undefined || tokens.id_token === undefined) throw new UnprovedIdentity('no_id_token');
        const claims = await claimsOf(provider, signed, tokens.access_token);
        return {
          issuer: signed.iss,
          subject: signed.sub,
          verifiedEmail: verifiedEmailOf(claims),
          isSecondFactor: settings.pkiIsSecondFactor && acr.pki !== null && signed['acr'] === acr.pki,
          authenticatedAt: signed.auth_time === undefined ? null : signed.auth_time * 1000,
          roles: grantedRoles(settings.roles, claims),
          idToken: tokens.id_token,
        };
      }),
    endUrl: (idToken, returnUrl) =>
      asking(async () => {
        const provider = await configuration();
        if (provider.serverMetadata().end_session_endpoint === undefined) return null;
        return oidc.buildEndSessionUrl(provider, {
          post_logout_redirect_uri: returnUrl,
          ...(idToken.length > longestHint ? {} : { id_token_hint: idToken }),
        }).href;
      }),
  };
}
