import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of one of the processes. */
export interface Proxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A request that is about to be passed on. */
export interface Passed {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sees each request before it goes on, and by what it answers the status of its reply. */
export type Watch = (passed: Passed, answer: ServerResponse) => Promise<((status: number) => void) | void>;

/** Passes every request on to another address; who asks is cut off where nobody answers there. */
export async function openProxy(to: () => string, watch: Watch): Promise<Proxy> {
  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await asked.toArray());
    const { method = 'GET', url: path = '/', headers } = asked;
    const replied = await watch({ name: `${method} ${path}`, path, method, headers, body }, answer);
    if (answer.destroyed) return;
    const onward = request(new URL(path, to()), { method, headers }, (reply) => {
      const status = reply.statusCode ?? 502;
      replied?.(status);
      answer.writeHead(status, reply.headers);
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
