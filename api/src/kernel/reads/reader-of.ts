import { logDigest } from '@app/db';
import { accountRoles, calls, type AccountRole, type CallerRole } from '@app/machines/contract';
import type { CallContext } from '../call-context.ts';
import type { Reader } from './read-journal.ts';

/**
 * The account that reads: of its roles the first that the call is open to, or any where it follows a client's link
 * while signed in. Null of clients, providers and shops' servers.
 */
export function readerOf({
  ports,
  caller,
  name,
  source,
}: Pick<CallContext, 'ports' | 'caller' | 'name' | 'source'>): Reader | null {
  if (caller.kind !== 'user' && caller.kind !== 'client') return null;
  const { user } = caller;
  if (user === null) return null;
  const row: readonly CallerRole[] = calls[name].roles;
  const isOf = (one: AccountRole) => caller.kind === 'client' || row.includes(one);
  const role = accountRoles.find((one) => user.roles.includes(one) && isOf(one));
  if (role === undefined) return null;
  return { userId: user.id, role, source: logDigest(ports.db.keys, 'source', source) };
}
