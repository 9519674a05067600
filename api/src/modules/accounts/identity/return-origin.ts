import type { CallContext } from '../../../kernel/call-context.ts';
import { isLoopback, ownHosts, ownOriginOf } from '../../../kernel/own-hosts.ts';

/**
 * Where the identity provider sends browsers back to: our public address. The demo is asked for under several names of
 * the same computer, of which each has cookies of its own: there it is the name that was asked for.
 */
export function returnOrigin({ ports, header }: Pick<CallContext, 'ports' | 'header'>): string {
  const own = ports.publicUrl();
  const host = header('host');
  if (ports.settings.mode !== 'demo' || host === undefined) return own;
  const asked = ownOriginOf(ownHosts(ports), host);
  if (asked === null) return own;
  return isLoopback(new URL(asked).hostname) && isLoopback(new URL(own).hostname) ? asked : own;
}
