import { Hono } from 'hono';
import type { Ports } from '../kernel/ports.ts';

const day = 24 * 60 * 60_000;
/** RFC 9116 asks for less than a year; whoever serves the file is there to answer for half of one. */
const validDays = 180;

/** /.well-known/security.txt (RFC 9116): where to report a weakness; 404 where SECURITY_CONTACT is not set. */
export function securityTxt(ports: Ports): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', (c) => {
    const { securityContact } = ports.settings;
    if (securityContact === null) return c.text('Nie ma takiego pliku', 404);
    const expires = new Date(Math.floor(ports.now() / day + validDays) * day).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: pl, en',
      `Canonical: ${ports.publicUrl()}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' });
  });
  return app;
}
