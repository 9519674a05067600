import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';

/** A secret as the shop is shown it: 256 random bits behind a prefix by which a leaked one is recognised. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** What is signed: what it is called, the moment in epoch milliseconds, and the text. */
interface Signed {
  readonly id: string;
  readonly at: number;
  readonly body: string;
}

const seconds = (at: number): number => Math.floor(at / 1000);

const signatureOf = (key: Buffer, { id, at, body }: Signed): string =>
  `v1,${createHmac('sha256', key)
    .update(`${id}.${seconds(at)}.${body}`)
    .digest('base64')}`;

/**
 * The headers by the convention Standard Webhooks: HMAC-SHA256 over id, moment and body. The moment (in seconds) is the attempt's, so
 * that a receiver can refuse an old one; the id is the event's, whatever attempt it is.
 */
export const headersSignedWith = (key: Buffer, signed: Signed): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(seconds(signed.at)),
  'webhook-signature': signatureOf(key, signed),
});

/** The headers of a webhook, under the bytes of the shop's secret. */
export const signedHeaders = (secret: string, signed: Signed): Record<string, string> =>
  headersSignedWith(Buffer.from(secret.slice(prefix.length), 'base64'), signed);

/** How far the clocks of both servers may be apart. */
const toleranceMs = 5 * 60_000;

/** Whether the header `webhook-timestamp` names a moment that may be now on another server's clock. */
export function isOfNow(timestamp: string | undefined, now: number): boolean {
  const at = Number(timestamp) * 1000;
  return Number.isSafeInteger(at) && Math.abs(now - at) <= toleranceMs;
}

/** Whether somebody who has the key has signed this a moment ago. */
export function isSignedWith(
  key: Buffer,
  { header, body, now }: { header: (name: string) => string | undefined; body: string; now: number },
): boolean {
  const timestamp = header('webhook-timestamp');
  if (!isOfNow(timestamp, now)) return false;
  const signed = { id: header('webhook-id') ?? '', at: Number(timestamp) * 1000, body };
  const given = Buffer.from(header('webhook-signature') ?? '');
  const own = Buffer.from(signatureOf(key, signed));
  return given.length === own.length && timingSafeEqual(given, own);
}
