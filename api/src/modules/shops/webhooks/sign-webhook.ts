import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret as the shop is shown it: 256 random bits behind a prefix by which a leaked one is recognised. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/**
 * The headers of a webhook by the convention Standard Webhooks: HMAC-SHA256 under the secret's bytes over id, moment and body. The
 * moment (in seconds) is the attempt's, so that a receiver can refuse an old one; the id is the event's, whatever attempt it is.
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Record<string, string> {
  const moment = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${moment}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': moment, 'webhook-signature': `v1,${signature}` };
}
