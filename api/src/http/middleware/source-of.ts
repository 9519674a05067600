import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** '[2001:db8::1]:443' and '[2001:db8::1]'; '203.0.113.7:51234'; an address alone. */
const written = /^(?:\[(?<v6>[^\]]*)\](?::\d+)?|(?<v4>[\d.]+)(?::\d+)?|(?<bare>\S*))$/u;

/**
 * Who is counted by this address: an IPv4 address, or the /64 of an IPv6 one, because one household or server has all of
 * it. A port and a zone do not count, an IPv4 address written as IPv6 is that address; everything else is 'unknown'.
 */
export function sourceIn(address: string): string {
  const { v6, v4, bare } = written.exec(address.trim())?.groups ?? {};
  const text = v6 ?? v4 ?? bare ?? '';
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).toString();
  if (v4 !== undefined || !ipaddr.IPv6.isValid(text)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(text);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** The source of a request: whoever is connected, and behind a trusted proxy the last address that it added. */
export function sourceOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded !== undefined && forwarded !== '') return sourceIn(forwarded);
  if (c.env === undefined || !('incoming' in (c.env as object))) return 'local';
  return sourceIn(getConnInfo(c).remote.address ?? '');
}
