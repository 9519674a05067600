import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Ports } from '../ports.ts';

const isHttps = (ports: Ports): boolean => ports.publicUrl().startsWith('https://');
const nameOf = (ports: Ports): string => (isHttps(ports) ? '__Host-session' : 'session');

/** The session's token as the browser holds it. */
export const sessionTokenOf = (c: Context, ports: Ports): string | undefined => getCookie(c, nameOf(ports));

/** Gives the browser a session, or takes it away. */
export function putSessionCookie(c: Context, ports: Ports, token: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(ports) } as const;
  if (token === null) deleteCookie(c, nameOf(ports), options);
  else setCookie(c, nameOf(ports), token, options);
}
