import type { BodyOf, CallName, QueryOf } from '@app/machines/contract';
import { rows } from 'virtual:contract-rows';
import { failureMessages } from '../texts/failures.ts';
import { ApiFailure } from './answer.ts';
import type { Refused, Reply, Result } from './answer.ts';
import { callPath } from './call-path.ts';
import { confirmed } from './confirmation.ts';
import { camelized, snaked } from './keys.ts';
import type { Camelized } from './keys.ts';
import { redirectTo } from './redirect.ts';
import { sendWhenAvailable } from './send-when-available.ts';
import type { WaitPolicy } from './send-when-available.ts';

export type CallInput<N extends CallName> = {
  params?: Record<string, string>;
  query?: QueryOf<N>;
  body?: Camelized<BodyOf<N>>;
  /** One for one action of the user, kept over its retries; a fresh one where none is given. */
  key?: string;
  signal?: AbortSignal;
  /** The request outlives the page: what is sent while one leaves. */
  keepalive?: boolean;
  /** Nobody waits for this one, so that it does not wait for a server that is away either. */
  background?: boolean;
};

/** A key under which the server does a change only once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What may not be sent twice does not wait, nor what is sent in passing. */
function waitPolicyOf({ method, idempotent }: (typeof rows)[CallName], inPassing = false): WaitPolicy {
  if (inPassing) return 'none';
  return method === 'GET' ? 'question' : idempotent ? 'change' : 'none';
}

/**
 * Sends a call of the contract. Refusals (409) and invalid fields (422) are results; anything else throws ApiFailure.
 * A network failure is tried again three times under the same key, a server that is away for a time is waited for; where
 * the password has to be given once more, that is asked and the same is sent again; 418 leads to /error.
 */
export async function callApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Result<N>> {
  const row = rows[name];
  const headers = new Headers({ accept: 'application/json' });
  if (row.method !== 'GET') headers.set('content-type', 'application/json');
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
  const send = () => sendWhenAvailable(path, request, waitPolicyOf(row, input.background));
  let { response, sent } = await send();
  while (response.status === 403 && textOf(sent, 'code') === 'password_confirmation' && (await confirmed()))
    ({ response, sent } = await send());
  if (response.ok) return { ok: true, reply: camelized(sent) as Reply<N> };
  if (response.status === 409) return refused(sent);
  if (response.status === 422) return { ok: false, kind: 'invalid', errors: errorsOf(sent) };
  if (response.status === 418) redirectTo('/error');
  throw new ApiFailure(
    response.status,
    response.status === 403 ? failureMessages.forbidden : failureMessages.unavailable,
    textOf(sent, 'error'),
    sent,
  );
}

/** The answer of a call that only reads; a refusal is a failure there. */
export async function askApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Reply<N>> {
  const result = await callApi(name, input);
  if (result.ok) return result.reply;
  throw new ApiFailure(result.kind === 'refused' ? 409 : 422, failureMessages.unavailable, null);
}

function textOf(sent: unknown, key: string): string | null {
  if (sent === null || typeof sent !== 'object') return null;
  const value: unknown = Reflect.get(sent, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function refused(sent: unknown): Refused {
  const order: unknown = sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'order') : undefined;
  return {
    ok: false,
    kind: 'refused',
    reason: textOf(sent, 'reason') ?? textOf(sent, 'error') ?? failureMessages.unavailable,
    order: order === undefined ? undefined : camelized(order),
  };
}

function errorsOf(sent: unknown): Record<string, string> {
  const list: unknown = sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'errors') : undefined;
  const faults: Record<string, string> = {};
  for (const one of Array.isArray(list) ? list : []) {
    for (const [path, sentence] of Object.entries(one ?? {})) {
      if (typeof sentence === 'string') faults[path] ??= sentence;
    }
  }
  return faults;
}
