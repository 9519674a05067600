import type { BodyOf, CallName, QueryOf } from '@app/machines/contract';
import type { SentRow } from 'virtual:contract-rows';
import { failureMessages } from '../texts/failures.ts';
import { ApiFailure } from './answer.ts';
import type { Refused, Reply, Result } from './answer.ts';
import { callPath } from './call-path.ts';
import { confirmed } from './confirmation.ts';
import { camelized, snaked } from './keys.ts';
import type { Camelized } from './keys.ts';
import { redirectTo } from './redirect.ts';
import { rowOf } from './row-of.ts';
import { isInFlight, send } from './send.ts';
import type { Received, RetryPolicy } from './send.ts';

/** A form as it is sent. */
export type FormRequest = { method: string; headers: Headers; body: FormData };

export type CallInput<N extends CallName> = {
  params?: Record<string, string>;
  query?: QueryOf<N>;
  body?: Camelized<BodyOf<N>>;
  /** One per action of the user, the same for its retries; a fresh one where none is given. */
  key?: string;
  signal?: AbortSignal;
  /** A form with a file in place of the body, and what sends it. `holds` tells its content from another's: a form says nothing of itself. */
  form?: {
    data: FormData;
    send: (url: string, init: FormRequest) => Promise<Received>;
    holds?: string;
  };
  /** The request outlives the page that sends it. */
  keepalive?: boolean;
  /** Nobody waits for the reply: the call does not wait for an unavailable server either. */
  background?: boolean;
};

/** A key under which the server does a change only once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A call that may not be repeated does not wait, nor one in the background. */
function policyOf({ method, idempotent }: SentRow, background = false): RetryPolicy {
  if (background) return 'once';
  return method === 'GET' ? 'query' : idempotent ? 'change' : 'once';
}

/**
 * Sends a call of the contract. Refusals (409) and invalid fields (422) are results; anything else throws ApiFailure,
 * also a request that still runs (409) and an invalid one of which no field is named. A network failure is retried three times under the same key, an unavailable server
 * is waited for; where the password has to be confirmed, the page asks for it and the same request is sent again; 418
 * redirects to /error.
 */
export async function callApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Result<N>> {
  const row = await rowOf(name);
  const headers = new Headers({ accept: 'application/json' });
  if (row.method !== 'GET' && input.form === undefined) headers.set('content-type', 'application/json');
  if (row.idempotent) headers.set('idempotency-key', input.key ?? newKey());
  const request = {
    method: row.method,
    credentials: 'include',
    keepalive: input.keepalive ?? false,
    headers,
    ...(row.method === 'GET' ? {} : { body: JSON.stringify(snaked(input.body ?? {})) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  } as const;
  const path = callPath(row.path, input.params, input.query);
  const { form } = input;
  const attempt = () =>
    form === undefined
      ? send(path, request, policyOf(row, input.background))
      : form.send(path, { method: row.method, headers, body: form.data });
  let { response, body } = await attempt();
  while (response.status === 403 && textOf(body, 'code') === 'password_confirmation' && (await confirmed()))
    ({ response, body } = await attempt());
  if (response.ok) return { ok: true, reply: camelized(body) as Reply<N> };
  if (response.status === 409 && !isInFlight({ response, body })) return refused(body);
  const errors = response.status === 422 ? errorsOf(body) : {};
  if (Object.keys(errors).length > 0) return { ok: false, kind: 'invalid', errors };
  if (response.status === 418) redirectTo('/error');
  throw new ApiFailure(response.status, messageOf(response.status), textOf(body, 'error'), body);
}

/** What is said of an answer that is none. */
function messageOf(status: number): string {
  if (status === 401) return failureMessages.signedOut;
  if (status === 403) return failureMessages.forbidden;
  return status === 429 ? failureMessages.tooMany : failureMessages.unavailable;
}

/** The answer of a call that only reads; a refusal is a failure there. */
export async function askApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Reply<N>> {
  const result = await callApi(name, input);
  if (result.ok) return result.reply;
  if (result.kind === 'refused') throw new ApiFailure(409, failureMessages.unavailable, result.reason);
  throw new ApiFailure(422, failureMessages.unavailable, null);
}

function textOf(body: unknown, key: string): string | null {
  if (body === null || typeof body !== 'object') return null;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function refused(body: unknown): Refused {
  const order: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'order') : undefined;
  return {
    ok: false,
    kind: 'refused',
    reason: textOf(body, 'reason') ?? textOf(body, 'error') ?? failureMessages.unavailable,
    order: order === undefined ? undefined : camelized(order),
  };
}

function errorsOf(body: unknown): Record<string, string> {
  const list: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'errors') : undefined;
  const errors: Record<string, string> = {};
  for (const one of Array.isArray(list) ? list : []) {
    for (const [path, message] of Object.entries(one ?? {})) {
      if (typeof message === 'string') errors[path] ??= message;
    }
  }
  return errors;
}
