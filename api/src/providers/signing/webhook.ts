import * as v from 'valibot';
import { requestProvider, jsonOf } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import { keyIdOf, verifyDetached } from './detached-jws.ts';
import type { PublishedKey } from './detached-jws.ts';

const keys = v.object({ keys: v.array(v.looseObject({ kid: v.optional(v.string()) })) });
const events = v.array(
  v.object({ id: v.string(), eventType: v.string(), object: v.object({ id: v.string() }) }),
);

/** How long the published keys are trusted; an unknown key id asks anew, at most once in this time over. */
const keysLast = 10 * 60_000;
const askAgainAfter = 30_000;

/** Checks the signature of Autenti's webhook against its published keys and reads the events in it. */
export function webhookReader(jwksUrl: string, now: () => number) {
  let known: readonly PublishedKey[] = [];
  let askedAt = -Infinity;

  async function keyFor(kid: string): Promise<PublishedKey | undefined> {
    const find = (): PublishedKey | undefined => known.find((key) => key.kid === kid);
    const age = now() - askedAt;
    if (age > keysLast || (!find() && age > askAgainAfter)) {
      const reply = await requestProvider('Autenti', jwksUrl);
      known = readReply('Autenti', keys, await jsonOf('Autenti', reply)).keys as readonly PublishedKey[];
      askedAt = now();
    }
    return find();
  }

  return async (
    rawBody: string,
    signature: string,
  ): Promise<v.InferOutput<typeof events> | 'signature' | 'malformed'> => {
    const kid = keyIdOf(signature);
    const key = kid === undefined ? undefined : await keyFor(kid);
    if (!key || !verifyDetached(rawBody, signature, key)) return 'signature';
    try {
      return v.parse(events, JSON.parse(rawBody));
    } catch {
      return 'malformed';
    }
  };
}
