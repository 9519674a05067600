import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it stood on the wire. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
};

/** A recorded answer; null answers nothing, ever. */
export interface Recorded {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What stands in for a provider: answers as recorded, the same or by what it was asked, and keeps what it was asked. */
export async function recordingProvider(recorded: Recorded | ((asked: Asked) => Recorded)) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = Buffer.concat(chunks).toString('utf8');
      const one = { method: request.method ?? '', path: request.url ?? '', headers, body };
      asked.push(one);
      const reply = typeof recorded === 'function' ? recorded(one) : recorded;
      if (reply.body !== null) response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
