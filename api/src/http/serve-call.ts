import { type Call, type CallName } from '@app/machines/contract';
import { StaleVersion } from '@app/db';
import type { Context, Handler as HonoHandler } from 'hono';
import { Answer, invalid } from '../answers.ts';
import { requireSameOrigin } from '../middleware/same-origin.ts';
import type { Limiter } from '../middleware/rate-limit.ts';
import { jsonBody, readBytes } from '../middleware/read-body.ts';
import { readWith } from '../middleware/read-with.ts';
import { sourceOf } from '../middleware/source-of.ts';
import { Refused } from '../orders/refusals.ts';
import { currentOrderFor } from '../orders/current-order-for.ts';
import type { Ports } from '../ports.ts';
import { callerOf } from './caller-of.ts';
import type { CallRequest, Caller, Handler } from './call-request.ts';
import { putSessionCookie, sessionTokenOf } from './cookies.ts';
import { hashOf, idempotently } from './idempotently.ts';
import { answerOf, writeAnswer } from './write-error.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/u;

/** Whose key it is: two callers may use the same one. */
const scopeOf = (row: Call, params: Readonly<Record<string, string>>, caller: Caller): string => {
  const who =
    caller.kind === 'user'
      ? caller.user.id
      : caller.kind === 'shopServer'
        ? caller.shopId
        : (params['slug'] ?? 'anybody');
  return `${row.name}:${params['slug'] ?? ''}:${who}`;
};

function queryOf(c: Context): Record<string, unknown> {
  const all = c.req.queries();
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [name, name.endsWith('[]') ? values : values[0]]),
  );
}

function bodyOf(row: Call, bytes: Uint8Array): unknown {
  return row.body === undefined ? undefined : readWith(row.body, jsonBody(bytes));
}

/** The stale or refused caller gets the order as it is now, so that the page can go on from it. */
async function withCurrentOrder(
  error: unknown,
  answer: Answer,
  request: CallRequest<CallName> | undefined,
): Promise<Answer> {
  if (request === undefined || !(error instanceof StaleVersion || error instanceof Refused)) return answer;
  const order = await currentOrderFor(request).catch(() => null);
  return order === null ? answer : new Answer(answer.status, { ...answer.body, order }, answer.headers);
}

async function requestOf(
  c: Context,
  ports: Ports,
  row: Call,
  limit: Limiter,
): Promise<CallRequest<CallName>> {
  const source = sourceOf(c, ports.settings.trustProxy);
  if (row.rate !== undefined) await limit(row.rate, source);
  const writes = row.method !== 'GET';
  const fromBrowser = !row.roles.includes('provider') && !row.roles.includes('shop_api');
  if (writes && fromBrowser) requireSameOrigin(c, ports.settings.publicUrl);
  const sessionToken = sessionTokenOf(c, ports);
  const caller = await callerOf(ports, row, { sessionToken, authorization: c.req.header('authorization') });
  const bytes = writes ? await readBytes(c, row.bodyLimit) : new Uint8Array();
  const params = c.req.param() as Record<string, string>;
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !keyPattern.test(key))
    throw invalid({ 'Idempotency-Key': 'Klucz ma od 8 do 128 znaków' });
  return {
    ports,
    name: row.name as CallName,
    params,
    query: (row.query === undefined ? undefined : readWith(row.query, queryOf(c))) as never,
    body: bodyOf(row, bytes) as never,
    caller,
    requestKey:
      row.idempotent && key !== undefined ? { scope: scopeOf(row, params, caller), key } : undefined,
    source,
    sessionToken,
    bytes,
    header: (name) => c.req.header(name),
    setHeader: (name, value) => c.header(name, value),
    signal: c.req.raw.signal,
  };
}

/** What Hono calls for one row of the contract: limits, origin, caller, schema, key, handler, and every error's answer. */
export function serveCall(ports: Ports, row: Call, handler: Handler<CallName>, limit: Limiter): HonoHandler {
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    let request: CallRequest<CallName> | undefined;
    try {
      const made = await requestOf(c, ports, row, limit);
      request = { ...made, setHeader: (name, value) => setHeader(c, ports, name, value) };
      if (typeof handler === 'function') return written(c, await handler(request), 200);
      const { act, answer, status = 200 } = handler;
      const ready = request;
      if (ready.requestKey === undefined) {
        return written(c, await answer(ready, await act(ready)), status);
      }
      const hash = hashOf(c.req.method, c.req.path, ready.bytes);
      const once = { act: () => act(ready), answer: (made?: unknown) => answer(ready, made), status };
      const answered = await idempotently(ports, ready.requestKey, hash, once);
      return written(c, answered.reply, answered.status);
    } catch (error) {
      return writeAnswer(c, await withCurrentOrder(error, answerOf(error, ports), request));
    }
  };
}

/** 'Session' is the one header that becomes a cookie: a handler knows the token, the app knows how browsers keep it. */
function setHeader(c: Context, ports: Ports, name: string, value: string): void {
  if (name === 'Session') putSessionCookie(c, ports, value === '' ? null : value);
  else c.header(name, value);
}

function written(c: Context, reply: unknown, status: number): Response {
  if (reply instanceof Response) {
    for (const [name, value] of c.res.headers) if (!reply.headers.has(name)) reply.headers.set(name, value);
    return reply;
  }
  return c.json(reply as object, status as 200);
}
