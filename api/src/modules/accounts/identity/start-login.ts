import { insertIdentityLogin } from '@app/db';
import { notFound } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { ProviderUnavailable, UnprovedIdentity } from '../../../providers/ports.ts';
import { browserCookie, browserOf, loginMs, newSecret } from './browser-cookie.ts';
import { providerFault } from './refusals.ts';
import { returnOrigin } from './return-origin.ts';

const leadTo = (address: string, cookie: string | null): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: address, ...(cookie === null ? {} : { 'Set-Cookie': cookie }) },
  });

/**
 * Leads the browser to the identity provider. What the login is recognised by when it comes back is kept for ten
 * minutes, for one use and for this browser.
 */
export const startProviderLogin: Query<'startProviderLogin'> = async (request) => {
  const { ports, query } = request;
  const { identity } = ports.providers;
  const { method } = query;
  if (!identity.methods.includes(method)) throw notFound();
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  const returnUrl = `${returnOrigin(request)}/callback`;
  try {
    const maxAgeMs = ports.settings.sessionMs;
    const address = await identity.begin({ ...secrets, method, returnUrl, maxAgeMs });
    // Whoever begins in two tabs comes back in both.
    const browser = browserOf(request) ?? newSecret();
    const returning = { state: secrets.state, browser };
    await ports.db.transaction((tx) =>
      insertIdentityLogin(tx, returning, { ...secrets, method }, ports.now() + loginMs),
    );
    return leadTo(address, browserCookie(ports, browser));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof UnprovedIdentity)) throw error;
    providerFault(request, error);
    return leadTo('/callback?failure=provider', null);
  }
};
