import { loadSession, touchSession } from '@app/db';
import type { SessionUser } from '../kernel/call-context.ts';
import type { Ports } from '../kernel/ports.ts';

/** How much of the idle time has to have passed before it is put off again: one write a minute at most. */
const grain = 60_000;

/** The user of a session's token, its idle end put off; null where the session ended or the account is blocked. */
export async function userOfSession(ports: Ports, token: string | undefined): Promise<SessionUser | null> {
  if (token === undefined) return null;
  const now = ports.now();
  const session = await loadSession(ports.db, token, now);
  if (session === null) return null;
  const idleEndsAt = now + ports.settings.sessionIdleMs;
  if (idleEndsAt - session.idleEndsAt > grain)
    await ports.db.transaction((tx) => touchSession(tx, token, idleEndsAt));
  const { id, email, fullName, roles, shopId } = session.user;
  return { id, email, fullName, roles: [...roles], shopId, confirmedAt: session.confirmedAt };
}
