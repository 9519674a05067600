import { createHash } from 'node:crypto';
import { beginRequest, finishRequest, forgetRequest, type RequestKey } from '@app/db';
import { Answer } from '../answers.ts';
import type { unanswered } from '../orders/advance-order.ts';
import type { Ports } from '../ports.ts';

/** An unfinished request older than this belongs to a process that died before its commit. */
const patience = 60_000;

/** What makes two requests the same one. */
export const hashOf = (method: string, path: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`${method} ${path}\n`).update(bytes).digest('base64url');

/** The act, and the answer that is read from what is stored. */
export interface Once {
  readonly act: () => Promise<unknown>;
  readonly answer: (made?: unknown) => Promise<unknown>;
  readonly status: number;
}

export interface Answered {
  readonly status: number;
  readonly reply: unknown;
}

const isUnanswered = (reply: unknown): boolean =>
  (reply as Partial<typeof unanswered> | null)?.unanswered === true;

/**
 * Acts once per key. The same key and body answers the stored reply (after a crash between commit and reply: the one
 * read again from what is stored); another body is 422; while the first is still running 409. A refusal gives the key back.
 */
export async function idempotently(
  ports: Ports,
  key: RequestKey,
  hash: string,
  once: Once,
): Promise<Answered> {
  const at = ports.now();
  const begun = await ports.db.transaction((tx) =>
    beginRequest(tx, key, { hash, at, staleBefore: at - patience }),
  );
  if (begun.state === 'other_request') {
    throw new Answer(422, { error: 'Ten klucz Idempotency-Key był już użyty z innymi danymi.', errors: [] });
  }
  if (begun.state === 'in_flight') {
    const body = { error: 'To samo żądanie jest właśnie wykonywane. Odczekaj chwilę.', code: 'in_flight' };
    throw new Answer(409, body, { 'Retry-After': '1' });
  }
  if (begun.state === 'done' && !isUnanswered(begun.reply))
    return { status: begun.status, reply: begun.reply };
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
