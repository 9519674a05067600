import type { Handlers } from '../../kernel/call-context.ts';
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { decideAgreement, renewAgreement } from './decide-agreement.ts';
import { getAgreementPage, getAgreementPreview, getDocument } from './read-documents.ts';
import { signingWebhook } from './signing-webhook.ts';

/** The calls of this module. */
export const signingCalls = {
  decideAgreement,
  getAgreementPage,
  getAgreementPreview,
  getDocument,
  renewAgreement,
  notifyAutenti: receives(signingWebhook),
} satisfies Partial<Handlers>;
