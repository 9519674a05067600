// The calls of this module.
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { signingWebhook } from './signing-webhook.ts';

export { decideAgreement, renewAgreement } from './decide-agreement.ts';
export { getAgreementPage, getAgreementPreview, getDocument } from './read-documents.ts';
export { selectMethod } from './select-method.ts';

export const notifyAutenti = receives(signingWebhook);
