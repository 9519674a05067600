import type { MiddlewareHandler } from 'hono';
import type { ResponseHeaders } from '../../http/response-headers.ts';
import { sameText } from '../../providers/same-text.ts';

/** What of the simulators tells nothing of other shops' orders: the pages on which a client pays and signs, the companies to try, and what pages are drawn with. */
const isForAll = (path: string): boolean =>
  /^\/sim\/(?:bluemedia|dotpay|autenti|icons)\//u.test(path) ||
  /^\/simulators\/(?:tables|style\.css|live\.js|inter-latin(?:-ext)?\.woff2)$/u.test(path);

const passwordOf = (authorization: string | undefined): string | null => {
  const given = /^Basic\s+([A-Za-z\d+/]+=*)$/iu.exec(authorization ?? '')?.[1];
  return given === undefined ? null : (/:(.*)$/su.exec(Buffer.from(given, 'base64').toString())?.[1] ?? null);
};

/**
 * Lets to the console of a sandbox only who shows the token as the password of HTTP Basic, under any name; nobody where there is no
 * token: it shows every shop's letters, texts and payments.
 */
export function consoleGate(
  token: string | null,
  headers: () => Promise<ResponseHeaders>,
): MiddlewareHandler {
  return async (c, next) => {
    if (isForAll(c.req.path)) return next();
    const shown = passwordOf(c.req.header('authorization'));
    if (token !== null && shown !== null && sameText(shown, token)) return next();
    for (const [name, value] of Object.entries(await headers())) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    if (token !== null) c.header('WWW-Authenticate', 'Basic realm="Symulatory", charset="UTF-8"');
    return c.text('Konsola symulatorów jest tylko dla obsługi piaskownicy.', token === null ? 404 : 401);
  };
}
