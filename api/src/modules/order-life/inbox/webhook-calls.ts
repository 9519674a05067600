import { Answer } from '../../../kernel/errors.ts';
import type { CallName } from '@app/machines/contract';
import { isStorable } from '@app/machines/rules';
import type { CallRequest, Read } from '../../../kernel/call-context.ts';
import type { NotificationReply, ReadNotification } from '../../../providers/create-providers.ts';
import type { ProviderOfNews } from './interpretations.ts';
import { receiveNews } from './receive-webhook.ts';

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

/** Whether the database can hold every text of a piece of news; one that it cannot hold names no order of ours. */
const canBeStored = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(canBeStored);

/** Reads a notification with its signature checked, applies each piece of news, then gives the provider the answer it expects. */
const takes =
  <N extends CallName, Parsed extends { readonly id: string }>(
    provider: ProviderOfNews,
    read: (request: CallRequest<CallName>) => Promise<ReadNotification<Parsed>> | ReadNotification<Parsed>,
  ): Read<N> =>
  async (given) => {
    const request = given as unknown as CallRequest<CallName>;
    if (request.bytes.byteLength === 0) throw new Answer(400, { error: 'malformed' });
    const notification = await read(request);
    if (!notification.ok) return written(notification.reply);
    if (!notification.notifications.every(canBeStored)) throw new Answer(400, { error: 'malformed' });
    for (const news of notification.notifications)
      await receiveNews(request.ports, provider, news, bodyOf(request));
    return written(notification.reply);
  };

/** The bank verification's result. */
export const notifyBluemedia: Read<'notifyBluemedia'> = takes('bluemedia', (request) =>
  request.ports.providers.bankVerification.parseNotification(bodyOf(request)),
);

/** The initial payment's result. */
export const notifyDotpay: Read<'notifyDotpay'> = takes('dotpay', (request) =>
  request.ports.providers.initialPayment.parseNotification(bodyOf(request)),
);

/** What became of a signing process. */
export const notifyAutenti: Read<'notifyAutenti'> = takes('autenti', (request) =>
  request.ports.providers.signing.parseNotification(bodyOf(request), headersOf(request)),
);

/** A decision. */
export const notifyDecisionEngine: Read<'notifyDecisionEngine'> = takes('decision_engine', (request) =>
  request.ports.providers.decisionEngine.parseNotification(bodyOf(request), headersOf(request)),
);
