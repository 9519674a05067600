import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request and its answer as Node has them. */
export interface NodeExchange {
  readonly request: IncomingMessage & { originalUrl?: string };
  readonly response: ServerResponse;
}

/**
 * The request as the provider has to see it: under its issuer's address, whatever the way here was, and from below the
 * path where it stands. Its body has been read, and lies in it again;
 * it has a socket of its own, because whoever leaves a request unread ends its socket.
 */
export async function asNode(context: Context, issuer: URL): Promise<NodeExchange> {
  const { outgoing } = context.env as HttpBindings;
  const { pathname, search } = new URL(context.req.url);
  const request: NodeExchange['request'] = new IncomingMessage(new Socket());
  const body = context.req.method === 'GET' ? '' : await context.req.text();
  request.method = context.req.method;
  request.originalUrl = `${pathname}${search}`;
  request.url = request.originalUrl.slice(issuer.pathname.length) || '/';
  request.headers = {
    ...context.req.header(),
    host: issuer.host,
    'x-forwarded-proto': issuer.protocol.replace(':', ''),
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  delete request.headers['transfer-encoding'];
  if (body !== '') request.push(body);
  request.push(null);
  return { request, response: outgoing as ServerResponse };
}
