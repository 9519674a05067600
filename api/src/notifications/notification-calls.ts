import { Answer } from '../answers.ts';
import type { CallName } from '@app/machines/contract';
import type { CallRequest, Read } from '../http/call-request.ts';
import type { NotificationReply, ReadNotification } from '../providers/index.ts';
import { applyNews, type News } from './apply-news.ts';
import { bankNews, decisionNews, paymentNews, signingNews } from './news.ts';

const bodyOf = (request: CallRequest<CallName>): string => new TextDecoder().decode(request.bytes);

function headersOf(request: CallRequest<CallName>): Headers {
  const headers = new Headers();
  for (const name of ['x-signature', 'x-jws-signature']) {
    const value = request.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const written = ({ status, contentType, body }: NotificationReply): Response =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });

/** Reads a notification with its signature checked, applies each piece of news, then gives the provider the answer it expects. */
const takes =
  <N extends CallName, Parsed>(
    read: (request: CallRequest<CallName>) => Promise<ReadNotification<Parsed>> | ReadNotification<Parsed>,
    newsOf: (parsed: Parsed) => News,
  ): Read<N> =>
  async (given) => {
    const request = given as unknown as CallRequest<CallName>;
    if (request.bytes.byteLength === 0) throw new Answer(400, { error: 'malformed' });
    const notification = await read(request);
    if (!notification.ok) return written(notification.reply);
    for (const parsed of notification.notifications)
      await applyNews(request.ports, newsOf(parsed), bodyOf(request));
    return written(notification.reply);
  };

/** The bank verification's result. */
export const notifyBluemedia: Read<'notifyBluemedia'> = takes(
  (request) => request.ports.providers.bankVerification.parseNotification(bodyOf(request)),
  bankNews,
);

/** The initial payment's result. */
export const notifyDotpay: Read<'notifyDotpay'> = takes(
  (request) => request.ports.providers.initialPayment.parseNotification(bodyOf(request)),
  paymentNews,
);

/** What became of a signing process. */
export const notifyAutenti: Read<'notifyAutenti'> = takes(
  (request) => request.ports.providers.signing.parseNotification(bodyOf(request), headersOf(request)),
  signingNews,
);

/** A decision. */
export const notifyDecisionEngine: Read<'notifyDecisionEngine'> = takes(
  (request) => request.ports.providers.decisionEngine.parseNotification(bodyOf(request), headersOf(request)),
  decisionNews,
);
