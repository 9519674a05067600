/** What the provider expects as the answer to its notification; sent as it stands, because some providers read the body. */
export type NotificationReply = {
  readonly status: 200 | 400 | 401;
  readonly contentType: string;
  readonly body: string;
};

/**
 * A notification after its signature was checked. `notifications` is a list because the signing provider delivers
 * several events at once; `reply` is sent after they are written down. A refused one changes nothing.
 */
export type ReadNotification<News> =
  | { readonly ok: true; readonly notifications: readonly News[]; readonly reply: NotificationReply }
  | { readonly ok: false; readonly reason: 'signature' | 'malformed'; readonly reply: NotificationReply };

const plain = (status: NotificationReply['status'], body: string): NotificationReply => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});

/** The answer to a notification that was taken; Dotpay repeats its own until the body is exactly 'OK'. */
export const taken: NotificationReply = plain(200, 'OK');

/** The refusal of a notification: 401 and nothing else for what is not authenticated, 400 for what cannot be read. */
export const refused = (
  reason: 'signature' | 'malformed',
): Extract<ReadNotification<never>, { ok: false }> => ({
  ok: false,
  reason,
  reply: reason === 'signature' ? plain(401, '') : plain(400, reason),
});
