import { takeIdentityLogin } from '@app/db';
import type { CallRequest } from '../../../kernel/call-context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import type { ProvedIdentity } from '../../../providers/ports.ts';
import { userReply } from '../current-user.ts';
import { browserOf } from './browser-cookie.ts';
import { enterByIdentity } from './enter-by-identity.ts';
import { providerFault, refuse } from './refusals.ts';
import { returnOrigin } from './return-origin.ts';

/** The provider's words for a person who went no further there, or was not let. */
const deniedThere: readonly string[] = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];

/** Whom the provider has proved; the login is taken with it, whatever comes of it. */
async function prove(request: CallRequest<'finishProviderLogin'>): Promise<ProvedIdentity> {
  const { ports, body } = request;
  const { state, code, error, iss } = body;
  const browser = browserOf(request);
  const login =
    browser === undefined
      ? null
      : await ports.db.transaction((tx) => takeIdentityLogin(tx, { state, browser }, ports.now()));
  if (login === null) throw refuse(request, 'login_over');
  if (error && deniedThere.includes(error)) throw refuse(request, 'denied');
  if (error || !code) throw refuse(request, 'provider_fault');
  const { nonce, verifier } = login;
  const returnUrl = `${returnOrigin(request)}/callback`;
  const maxAgeMs = ports.settings.sessionMs;
  try {
    return await ports.providers.identity.finish({
      ...{ state, nonce, verifier, code, returnUrl, maxAgeMs },
      iss: iss ?? null,
    });
  } catch (cause) {
    throw providerFault(request, cause);
  }
}

/** Signs in with what the identity provider has sent back, as a right password does. */
export const finishProviderLogin: Query<'finishProviderLogin'> = async (request) => {
  const { ports, source } = request;
  if (ports.providers.identity.methods.length === 0) throw notFound();
  const proved = await prove(request);
  const entered = await enterByIdentity(request, proved);
  securityEvent(ports, { event: 'provider_login', outcome: 'success', account: entered.user.email, source });
  if (entered.secondFactor !== null) throw entered.secondFactor;
  securityEvent(ports, { event: 'login', outcome: 'success', account: entered.user.email, source });
  request.setHeader('Session', entered.token);
  return userReply(ports, entered.user);
};
