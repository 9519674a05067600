import { serve, type ServerType, type WebSocketServerLike } from '@hono/node-server';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { cableProtocol, maxFrame } from '../http/cable/protocol.ts';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** A server that listens and answers 503 until it gets its handler. */
export interface Listening {
  readonly port: number;
  readonly answerWith: (fetch: Fetch) => void;
  /** Takes no new connection and resolves when what was asked is answered; after so many ms it cuts what is left. */
  readonly close: (timeoutMs: number) => Promise<void>;
}

const tries = 50;
/** Longer than a proxy or a browser keeps an idle connection, so that it is never the server that closes one just as it is used. */
const keepAliveMs = 75_000;

const notYet = {
  'Retry-After': '1',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Takes connections that the application has let in; a client that speaks another protocol than the cable's is let go. */
const newSockets = () =>
  new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    handleProtocols: (offered) => offered.has(cableProtocol) && cableProtocol,
  });

function listenOn(
  fetch: Fetch,
  hostname: string,
  port: number,
  sockets: WebSocketServer,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const websocket = { server: sockets as unknown as WebSocketServerLike };
    const server = serve({ fetch: fetch as never, hostname, port, websocket }, () => resolve(server));
    (server as HttpServer).keepAliveTimeout = keepAliveMs;
    server.once('error', reject);
  });
}

/** Listens on the port, or on the next free one where that is allowed and the port is taken. */
export async function listen(hostname: string, port: number, nextFree: boolean): Promise<Listening> {
  let answer: Fetch = () => new Response('Uruchamianie…', { status: 503, headers: notYet });
  for (let offset = 0; ; offset += 1) {
    const sockets = newSockets();
    try {
      const server = await listenOn(
        (request, env) => answer(request, env),
        hostname,
        port === 0 ? 0 : port + offset,
        sockets,
      );
      return {
        port: (server.address() as AddressInfo).port,
        answerWith: (fetch) => {
          answer = fetch;
        },
        close: (timeoutMs) =>
          new Promise((resolve) => {
            const { closeAllConnections, closeIdleConnections } = server as Partial<HttpServer>;
            const late = setTimeout(() => {
              closeAllConnections?.call(server);
              for (const socket of sockets.clients) socket.terminate();
            }, timeoutMs);
            // A connection that was busy a moment ago is kept open for a next request that shall not come.
            const idle = setInterval(() => closeIdleConnections?.call(server), 50);
            server.close(() => {
              clearTimeout(late);
              clearInterval(idle);
              resolve();
            });
            closeIdleConnections?.call(server);
          }),
      };
    } catch (error) {
      const taken = (error as { code?: string }).code === 'EADDRINUSE';
      if (!taken || !nextFree || offset >= tries) throw error;
    }
  }
}
