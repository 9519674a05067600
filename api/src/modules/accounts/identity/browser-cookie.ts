import { randomBytes } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { CallContext } from '../../../kernel/call-context.ts';
import type { Ports } from '../../../kernel/ports.ts';

/** How long somebody may take at the identity provider, in ms. */
export const loginMs = 10 * 60_000;

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const isHttps = (ports: Ports): boolean => ports.publicUrl().startsWith('https://');
const nameOf = (ports: Ports): string => (isHttps(ports) ? '__Host-login' : 'login');

/** What ties a login at the identity provider to the browser that began it; undefined in any other. */
export function browserOf({ ports, header }: Pick<CallContext, 'ports' | 'header'>): string | undefined {
  const name = nameOf(ports);
  const value = parse(header('cookie') ?? '', name)[name];
  return value !== undefined && /^[\w-]{43}$/u.test(value) ? value : undefined;
}

/** What the browser keeps of it, until nobody may come back from the provider any more. */
export const browserCookie = (ports: Ports, browser: string): string =>
  generateCookie(nameOf(ports), browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(ports),
    maxAge: loginMs / 1000,
  });
