import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from './journal.ts';
import { openProxy, type Proxy } from './proxy.ts';

/** The least time a request takes, so that two performers of one effect overlap. */
const leastMs = 40;

/** Passes on what the servers ask of providers. Who asks for the same while it is still being done is a second performer of one effect. */
export function openProviderProxy(simulatorsUrl: string, journal: Journal): Promise<Proxy> {
  const underWay = new Set<string>();
  return openProxy(
    () => simulatorsUrl,
    async ({ name, path, method, headers, body }, answer) => {
      const key = headers['idempotency-key'] ?? createHash('sha256').update(body).digest('base64url');
      const same = `${name} ${String(key)}`;
      const changes = method !== 'GET' && !path.startsWith('/wire/gus');
      const twice = changes && underWay.has(same);
      if (twice) journal.findings.push({ counts: 'doubled', what: `${name} was asked for twice at a time` });
      if (changes) underWay.add(same);
      answer.once('close', () => twice || underWay.delete(same));
      await pause(leastMs);
    },
  );
}
