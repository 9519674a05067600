/** What the provider expects as the answer to its notification; sent as it stands, because some providers read the body. */
export type WebhookReply = {
  readonly status: 200 | 400 | 401;
  readonly contentType: string;
  readonly body: string;
};

/**
 * A notification after its signature was checked. `events` is a list because the signing provider delivers
 * several events at once; `reply` is sent after they are written down. A refused one changes nothing.
 */
export type ParsedWebhook<Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly reply: WebhookReply }
  | { readonly ok: false; readonly reason: 'signature' | 'malformed'; readonly reply: WebhookReply };

const plain = (status: WebhookReply['status'], body: string): WebhookReply => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});

/** The answer to a notification that was taken; Dotpay repeats its own until the body is exactly 'OK'. */
export const accepted: WebhookReply = plain(200, 'OK');

/** The refusal of a notification: 401 and nothing else for what is not authenticated, 400 for what cannot be read. */
export const rejected = (
  reason: 'signature' | 'malformed',
): Extract<ParsedWebhook<never>, { ok: false }> => ({
  ok: false,
  reason,
  reply: reason === 'signature' ? plain(401, '') : plain(400, reason),
});
