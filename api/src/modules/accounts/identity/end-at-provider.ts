import { loadIdToken } from '@app/db';
import type { CallContext } from '../../../kernel/call-context.ts';
import { ProviderUnavailable, UnprovedIdentity } from '../../../providers/ports.ts';
import { returnOrigin } from './return-origin.ts';

/**
 * Where the browser goes to end the login at the identity provider too; null of a session that was not opened there,
 * and where the provider does not answer: here everybody can sign out.
 */
export async function endAtProvider(request: CallContext, sessionToken: string): Promise<string | null> {
  const { ports } = request;
  const idToken = await loadIdToken(ports.db, sessionToken);
  if (idToken === null) return null;
  try {
    return await ports.providers.identity.endUrl(idToken, `${returnOrigin(request)}/login`);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof UnprovedIdentity)) throw error;
    ports.log.warn('identity provider', { reason: error.message });
    return null;
  }
}
