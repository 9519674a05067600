import { ApiError } from '../../../kernel/errors.ts';
import type { CallName } from '@app/machines/contract';
import { isStorable } from '@app/machines/rules';
import type { CallRequest, Query } from '../../../kernel/call-context.ts';
import type { WebhookProvider } from './interpretations.ts';
import { receiveWebhook } from './receive-webhook.ts';
import type { WebhookReply, ParsedWebhook } from '../../../providers/ports.ts';

const bodyOf = (request: CallRequest<CallName>): string => new TextDecoder().decode(request.bytes);

function headersOf(request: CallRequest<CallName>): Headers {
  const headers = new Headers();
  for (const name of ['x-signature', 'x-jws-signature']) {
    const value = request.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const written = ({ status, contentType, body }: WebhookReply): Response =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });

/** Whether the database can hold every text of an event; one that it cannot hold names no order of ours. */
const canBeStored = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(canBeStored);

/** Reads a notification with its signature checked, processes each event, then gives the provider the answer it expects. */
const receives =
  <N extends CallName, Parsed extends { readonly id: string }>(
    provider: WebhookProvider,
    read: (request: CallRequest<CallName>) => Promise<ParsedWebhook<Parsed>> | ParsedWebhook<Parsed>,
  ): Query<N> =>
  async (given) => {
    const request = given as unknown as CallRequest<CallName>;
    if (request.bytes.byteLength === 0) throw new ApiError(400, { error: 'malformed' });
    const notification = await read(request);
    if (!notification.ok) return written(notification.reply);
    if (!notification.events.every(canBeStored)) throw new ApiError(400, { error: 'malformed' });
    for (const event of notification.events)
      await receiveWebhook(request.ports, provider, event, bodyOf(request));
    return written(notification.reply);
  };

/** The bank verification's result. */
export const notifyBluemedia: Query<'notifyBluemedia'> = receives('bluemedia', (request) =>
  request.ports.providers.bankVerification.parseNotification(bodyOf(request)),
);

/** The initial payment's result. */
export const notifyDotpay: Query<'notifyDotpay'> = receives('dotpay', (request) =>
  request.ports.providers.initialPayment.parseNotification(bodyOf(request)),
);

/** What became of a signing process. */
export const notifyAutenti: Query<'notifyAutenti'> = receives('autenti', (request) =>
  request.ports.providers.signing.parseNotification(bodyOf(request), headersOf(request)),
);

/** A decision. */
export const notifyDecisionEngine: Query<'notifyDecisionEngine'> = receives('decision_engine', (request) =>
  request.ports.providers.decisionEngine.parseNotification(bodyOf(request), headersOf(request)),
);
