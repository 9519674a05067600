import * as v from 'valibot';
import { named } from '../call.ts';
import { filled } from '../../fields/schemas.ts';
import { permissions } from '../roles.ts';
import { signInMethods } from '../sign-in-method.ts';
import { CurrentUserReply } from './session.ts';

/** What the identity provider sends along is as long as it likes; this is more than any sends. */
const sent = v.optional(v.nullable(filled(2048)));

/** Signing in at the identity provider (OpenID Connect). Without one both calls answer 404. */
export const identityCalls = named({
  startProviderLogin: {
    method: 'GET',
    path: '/api/auth/oidc/start',
    summary:
      'Leads the browser to the identity provider (302), which sends it back to /callback; back to /callback at once where the provider does not answer.',
    roles: permissions.anybody,
    query: v.object({ method: v.picklist(signInMethods) }),
    idempotent: false,
    rate: 'login',
  },
  finishProviderLogin: {
    method: 'POST',
    path: '/api/auth/oidc',
    summary:
      'Signs in with what the identity provider sent to /callback, in the browser that began; 401 a second factor is due (code second_factor), 403 with the code unknown_account, denied or provider.',
    roles: permissions.anybody,
    body: v.object({ state: filled(128), code: sent, error: sent, iss: sent }),
    reply: CurrentUserReply,
    idempotent: false,
    rate: 'login',
  },
});
