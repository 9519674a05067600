import { listSignatures } from '@app/db';
import type { Performer } from '../order-life/outbox/performer.ts';
import { receiveWebhook } from '../order-life/inbox/receive-webhook.ts';
import { signingWebhook } from './signing-webhook.ts';

/** Asks what became of the newest signing process; what is new of it is received as if the provider had told it by itself. */
export const askProvider: Performer = async ({ ports, order }) => {
  const newest = (await listSignatures(ports.db, order.id))
    .filter(({ provider, processId }) => provider === 'autenti' && processId !== null)
    .at(-1);
  if (newest === undefined || newest.processId === null) return;
  const news = await ports.providers.signing.ask(newest.processId);
  const hasSigned = (all: readonly { readonly signed: boolean }[]) =>
    all.filter(({ signed }) => signed).length;
  if (news.status !== newest.status || hasSigned(news.signers) !== hasSigned(newest.signers))
    await receiveWebhook(ports, signingWebhook, news, JSON.stringify(news));
};
