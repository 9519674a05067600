import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Ports } from '../kernel/ports.ts';

const isHttps = (ports: Ports): boolean => ports.publicUrl().startsWith('https://');
const nameOf = (ports: Ports): string => (isHttps(ports) ? '__Host-session' : 'session');

/** The session's token as the browser holds it. */
export const sessionTokenOf = (c: Context, ports: Ports): string | undefined => getCookie(c, nameOf(ports));

/** What gives the browser a session, or takes it away. */
export function sessionCookie(ports: Ports, token: string | null): string {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(ports) } as const;
  return generateCookie(nameOf(ports), token ?? '', token === null ? { ...options, maxAge: 0 } : options);
}
