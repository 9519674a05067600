import { hash as digest } from 'node:crypto';
import {
  beginRequest,
  findReply,
  finishRequest,
  forgetRequest,
  loadForUpdate,
  type StoredReply,
  type KeyedRequest,
  type LoadedOrder,
} from '@app/db';
import type { CallName } from '@app/machines/contract';
import { ApiError, invalid } from '../kernel/errors.ts';
import type { pendingReply } from '../modules/order-life/commit-transition.ts';
import type { Ports } from '../kernel/ports.ts';
import type { CallRequest } from '../kernel/call-context.ts';
import { slugOf } from '../kernel/access.ts';

/** An unfinished request older than this belongs to a process that died before its commit. */
const staleAfterMs = 60_000;

/** What makes two requests the same one. */
export const requestHash = (method: string, path: string, bytes: Uint8Array): string =>
  digest('sha256', Buffer.concat([Buffer.from(`${method} ${path}\n`), bytes]), 'base64url');

/** The act, and the answer that is read from what is stored. */
export interface IdempotentWork {
  readonly act: () => Promise<unknown>;
  readonly answer: (made?: unknown) => Promise<unknown>;
  readonly status: number;
}

export interface KeyedReply {
  readonly status: number;
  readonly reply: unknown;
}

const isPending = (reply: unknown): boolean =>
  (reply as Partial<typeof pendingReply> | null)?.unanswered === true;

const keyReused = (): ApiError =>
  invalid({}, 'Ten klucz Idempotency-Key był już użyty z innymi danymi.', [
    {
      field: 'Idempotency-Key',
      code: 'key_reused',
      detail: 'This Idempotency-Key was used with other data; a new request needs a new key.',
    },
  ]);

const inFlightError = (): ApiError => {
  const body = { error: 'To samo żądanie jest właśnie wykonywane. Odczekaj chwilę.', code: 'in_flight' };
  return new ApiError(409, body, { 'Retry-After': '1' });
};

function textOf(reply: StoredReply): string | null {
  if (reply.state === 'key_reused') throw keyReused();
  return reply.state === 'done' ? reply.text : null;
}

async function loadAndTransition(
  request: CallRequest<CallName>,
  move: (found: LoadedOrder | null) => Promise<string>,
): Promise<string> {
  const { reply, loaded: found } = await loadForUpdate(request.ports.db, slugOf(request), request.requestKey);
  return textOf(reply) ?? move(found);
}

/**
 * Commits a transition once per key, for what is written in one transaction together with its reply: there is nothing to claim before
 * and nothing to give back after. `inFlight` are the keys that this process is at; of two processes the slower one finds
 * the order moved or the key taken, and answers what the quicker one has stored.
 */
export async function transitionOnce(
  request: CallRequest<CallName>,
  inFlight: Set<string>,
  move: (found: LoadedOrder | null) => Promise<string>,
): Promise<string> {
  const { ports, requestKey } = request;
  if (requestKey === undefined) return loadAndTransition(request, move);
  const name = `${requestKey.scope} ${requestKey.key}`;
  if (inFlight.has(name)) throw inFlightError();
  inFlight.add(name);
  try {
    return await loadAndTransition(request, move);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const twins = textOf(await findReply(ports.db, requestKey));
    if (twins === null) throw error;
    return twins;
  } finally {
    inFlight.delete(name);
  }
}

/**
 * Acts once per key, where the act calls a provider before it writes: the key is claimed first. The same key and body answers the stored reply (after a crash between commit and reply: the one
 * read again from what is stored); another body is 422; while the first is still running 409. A refusal gives the key back.
 */
export async function withIdempotencyKey(
  ports: Ports,
  key: KeyedRequest,
  once: IdempotentWork,
): Promise<KeyedReply> {
  const at = ports.now();
  const begun = await ports.db.transaction((tx) =>
    beginRequest(tx, key, { hash: key.hash, at, staleBefore: at - staleAfterMs }),
  );
  if (begun.state === 'key_reused') throw keyReused();
  if (begun.state === 'in_flight') throw inFlightError();
  if (begun.state === 'done' && !isPending(begun.reply)) return { status: begun.status, reply: begun.reply };
  let made: unknown;
  if (begun.state === 'new') {
    try {
      made = await once.act();
    } catch (error) {
      await ports.db.transaction((tx) => forgetRequest(tx, key));
      throw error;
    }
  }
  const reply = await once.answer(made);
  await ports.db.transaction((tx) => finishRequest(tx, key, { status: once.status, reply }));
  return { status: once.status, reply };
}
