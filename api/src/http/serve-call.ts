import type { Call, CallName } from '@app/machines/contract';
import { StaleVersion } from '@app/db';
import type { Context, Handler as HonoHandler } from 'hono';
import type { ApiError } from '../kernel/errors.ts';
import { withBody } from '../kernel/errors.ts';
import type { Limiter } from '../kernel/rate-limit.ts';
import { findOrder } from '../modules/order-life/authorize-order.ts';
import { loadOrderReply } from '../modules/order-life/order-reply.ts';
import { currentRequestId } from '../kernel/log.ts';
import { Refused } from '../kernel/refusals.ts';
import type { Ports } from '../kernel/ports.ts';
import type { ResponseHeaders } from './response-headers.ts';
import type { CallRequest } from '../kernel/call-context.ts';
import { notModified, type Handler, type Query } from '../kernel/handlers.ts';
import { ofAnyOrigin, keptByPages } from './any-origin.ts';
import { sessionCookie } from './cookies.ts';
import { forIntegrator } from './integrator-errors.ts';
import { commandOf } from './run-command.ts';
import { readRequest } from './read-request.ts';
import { toApiError } from './write-error.ts';
import { demandConfirmation } from '../kernel/access.ts';
import { writeRead } from '../kernel/reads/write-read.ts';

/** The stale or refused caller gets the order as it is now, so that the page can go on from it. */
async function withCurrentOrder(
  error: unknown,
  answer: ApiError,
  request: CallRequest<CallName> | undefined,
): Promise<ApiError> {
  if (request === undefined || !(error instanceof StaleVersion || error instanceof Refused)) return answer;
  const order = await findOrder(request)
    .then(({ order: now, access }) => loadOrderReply(request.ports.db, now, access))
    .catch(() => null);
  if (order === null) return answer;
  await writeRead(request);
  if (error instanceof StaleVersion) return withBody(answer, { order });
  return withBody(answer, { order, allowed: error.allowed.filter((event) => order.allowed.includes(event)) });
}

/** What a handler came to: JSON text with its status, nothing new, or an answer of the handler's own making. */
type Outcome = { readonly status: number; readonly text: string } | typeof notModified | Response;

/** Whether something is answered that the caller did not have. */
const answers = (outcome: Outcome): boolean =>
  outcome !== notModified && (!(outcome instanceof Response) || outcome.ok);

/** What Hono calls for one row of the contract: reads the request, lets the handler act, writes what came of it. */
export function serveCall(
  ports: Ports,
  row: Call,
  handler: Handler<CallName> | undefined,
  limit: Limiter,
  everyAnswer: () => Promise<ResponseHeaders>,
): HonoHandler {
  const command = commandOf(row, handler);

  async function outcomeOf(request: CallRequest<CallName>): Promise<Outcome> {
    if (row.idempotent) return { status: row.status ?? 200, text: await command(request) };
    const reply = await (handler as Query<CallName>)(request);
    return reply instanceof Response || reply === notModified
      ? reply
      : { status: 200, text: JSON.stringify(reply) };
  }

  return async (c) => {
    const headers: Record<string, string> = {
      ...(await everyAnswer()),
      'Cache-Control': 'no-store',
      'X-Request-Id': currentRequestId() ?? '',
      ...(row.anyOrigin === undefined ? {} : ofAnyOrigin),
    };
    let request: CallRequest<CallName> | undefined;
    try {
      const setHeader = (name: string, value: string): void => putHeader(headers, ports, name, value);
      request = await readRequest(c, ports, row, limit, setHeader);
      if (row.confirmed === true) demandConfirmation(request);
      const outcome = await outcomeOf(request);
      if (answers(outcome)) await writeRead(request);
      if (row.anyOrigin === undefined || outcome === notModified || outcome instanceof Response)
        return written(c, headers, outcome);
      const kept = keptByPages(outcome.text, row.anyOrigin.maxAge);
      const known = request.header('if-none-match') === kept.ETag;
      return written(c, { ...headers, ...kept }, known ? notModified : outcome);
    } catch (error) {
      const answer = await withCurrentOrder(error, toApiError(error, ports), request);
      const said = row.roles.includes('shop_api') ? forIntegrator(answer) : answer;
      return written(
        c,
        { ...headers, ...said.headers },
        { status: said.status, text: JSON.stringify(said.body) },
      );
    }
  };
}

/** 'Session' is the one header that becomes a cookie: a handler knows the token, the app knows how browsers keep it. */
function putHeader(headers: Record<string, string>, ports: Ports, name: string, value: string): void {
  if (name === 'Session') headers['Set-Cookie'] = sessionCookie(ports, value === '' ? null : value);
  else headers[name] = value;
}

/** Writes all headers at once as plain data, which the server sends as they are. */
function written(c: Context, headers: Record<string, string>, outcome: Outcome): Response {
  c.set('headersWritten', true);
  if (outcome instanceof Response) {
    for (const [name, value] of Object.entries(headers))
      if (!outcome.headers.has(name)) outcome.headers.set(name, value);
    return outcome;
  }
  if (outcome === notModified) return new Response(null, { status: 304, headers });
  headers['Content-Type'] = 'application/json';
  return new Response(outcome.text, { status: outcome.status, headers });
}
