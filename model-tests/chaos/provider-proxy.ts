import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import type { Journal } from './journal.ts';

/** A proxy before the simulators that sees every request of the servers. */
export interface ProviderProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The least time a request takes, so that two performers of one effect overlap. */
const leastMs = 40;

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

/** Passes everything on. A server that asks for the same thing while it is still being done is a second performer of one effect. */
export async function openProviderProxy(simulatorsUrl: string, journal: Journal): Promise<ProviderProxy> {
  const underWay = new Set<string>();

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(asked);
    const { method = 'GET', url = '/', headers } = asked;
    const name = `${method} ${url}`;
    const key = headers['idempotency-key'] ?? createHash('sha256').update(body).digest('base64url');
    const same = `${name} ${String(key)}`;
    const changes = method !== 'GET' && !url.startsWith('/wire/gus');
    const twice = changes && underWay.has(same);
    if (twice) journal.findings.push({ counts: 'doubled', what: `${name} was asked for twice at a time` });
    if (changes) underWay.add(same);
    answer.once('close', () => twice || underWay.delete(same));
    await new Promise((resolve) => setTimeout(resolve, leastMs));
    if (answer.destroyed) return;
    const onward = request(new URL(url, simulatorsUrl), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    onward.end(body);
  }

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
