// The calls of this module.
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { signingWebhook } from './signing-webhook.ts';

export { decideAgreement, renewAgreement } from './decide-agreement.ts';
export {
  getAgreementPage,
  getAgreementPage as shopGetAgreementPage,
  getAgreementPreview,
  getAgreementPreview as shopGetAgreementPreview,
  getDocument,
  getDocument as shopGetDocument,
} from './read-documents.ts';
export { recordSignature } from './record-signature.ts';
export { selectMethod, selectMethod as shopSelectMethod } from './select-method.ts';

export const notifyAutenti = receives(signingWebhook);
