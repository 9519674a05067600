import { receives } from '../order-life/inbox/receive-webhook.ts';
import { selectMethod } from './select-method.ts';
import { decideAgreement, renewAgreement } from './decide-agreement.ts';
import { getAgreementPage, getAgreementPreview, getDocument } from './read-documents.ts';
import { signingWebhook } from './signing-webhook.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const signingCalls = {
  decideAgreement,
  getAgreementPage,
  getAgreementPreview,
  getDocument,
  renewAgreement,
  selectMethod,
  notifyAutenti: receives(signingWebhook),
} satisfies SomeHandlers;
