import { randomBytes } from 'node:crypto';
import { endSession, insertSession, type ProviderProof, type Tx } from '@app/db';
import type { CallContext } from '../../kernel/call-context.ts';

/** A session that is about to begin: its token, and what writes it in a transaction of the caller's. */
export interface StartedSession {
  readonly token: string;
  readonly write: (tx: Tx, userId: string, proof?: ProviderProof | null) => Promise<void>;
}

/** A session under a new token for an account that has shown all that it must; the one that the browser held before ends with the writing. */
export function startSession({ ports, sessionToken }: CallContext): StartedSession {
  const token = randomBytes(32).toString('base64url');
  const at = ports.now();
  const { sessionIdleMs, sessionMs } = ports.settings;
  return {
    token,
    async write(tx, userId, proof = null) {
      if (sessionToken !== undefined) await endSession(tx, sessionToken);
      const ends = { idleEndsAt: at + sessionIdleMs, endsAt: at + sessionMs };
      await insertSession(tx, { token, userId, at, ...ends, proof });
    },
  };
}
