import { hash as digest } from 'node:crypto';
import { dropStaleClaim, findReply, isUniqueViolation, type StoredReply, type KeyedRequest } from '@app/db';
import { ApiError, invalid } from '../kernel/errors.ts';
import type { Ports } from '../kernel/ports.ts';

/** What makes two requests the same one. */
export const requestHash = (method: string, path: string, bytes: Uint8Array): string =>
  digest('sha256', Buffer.concat([Buffer.from(`${method} ${path}\n`), bytes]), 'base64url');

const keyReused = (): ApiError =>
  invalid({}, 'Ten klucz Idempotency-Key był już użyty z innymi danymi.', [
    {
      field: 'Idempotency-Key',
      code: 'key_reused',
      detail: 'This Idempotency-Key was used with other data; a new request needs a new key.',
    },
  ]);

const stillRunning = (): ApiError => {
  const body = { error: 'To samo żądanie jest właśnie wykonywane. Odczekaj chwilę.', code: 'in_flight' };
  return new ApiError(409, body, { 'Retry-After': '1' });
};

const committedUnanswered = (): ApiError =>
  new ApiError(409, {
    error: 'To żądanie zostało już wykonane. Odśwież stronę, aby zobaczyć jego wynik.',
    code: 'version',
  });

/** How long the claim of an older release holds. */
const claimMs = 60_000;

/** What an older release stored between its commit and its reply. */
const unanswered = '{"unanswered":true}';

/**
 * The stored reply as JSON text, null where there is none; throws 422 where the key was used for another request, 409
 * where an older release committed it and ended before it answered.
 */
export function storedReply(reply: StoredReply): string | null {
  if (reply.state === 'key_reused') throw keyReused();
  if (reply.state === 'done' && reply.text === unanswered) throw committedUnanswered();
  return reply.state === 'done' ? reply.text : null;
}

/**
 * Runs a command once per key; what it commits is stored together with its reply, so that there is nothing to claim
 * before and nothing to give back after. `inFlight` are the keys that this process is at; of two processes the slower
 * one is refused or finds the key taken, and answers what the quicker one has stored. A provider that the command calls
 * before it commits may be called by both: each call is an attempt of its own, and the order waits for the committed one.
 */
export async function withIdempotencyKey(
  ports: Ports,
  key: KeyedRequest | undefined,
  inFlight: Set<string>,
  run: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return run();
  const name = `${key.scope} ${key.key}`;
  if (inFlight.has(name)) throw stillRunning();
  inFlight.add(name);
  try {
    return await run();
  } catch (error) {
    const stored = storedReply(await findReply(ports.db, key));
    if (stored !== null) return stored;
    if (!isUniqueViolation(error)) throw error;
    // A process of an older release has claimed the key; it may be at it still, or have died.
    const claim = await ports.db.transaction((tx) => dropStaleClaim(tx, key, ports.now() - claimMs));
    if (claim === 'running') throw stillRunning();
    return await run();
  } finally {
    inFlight.delete(name);
  }
}
