import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A webhook as a shop's server received it. */
export interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A shop's server, which answers as the test says and remembers what it was told. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = (reply: ServerResponse): void => void reply.writeHead(204).end();
  let heard: (() => void) | undefined;
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      answer(reply);
      heard?.();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answerWith(next: typeof answer): void {
      answer = next;
    },
    answerWithStatus(status: number, headers: Record<string, string> = {}): void {
      answer = (reply) => void reply.writeHead(status, headers).end();
    },
    /** Resolves when so many webhooks have come; the test's own time limit bounds it. */
    async hears(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => (heard = resolve));
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
