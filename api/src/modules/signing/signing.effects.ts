import { cancelOutstanding } from './cancel-outstanding.ts';
import { orderCourier } from './order-courier.ts';
import { prepareAgreement } from './prepare-agreement.ts';
import { notifyAgreementAccepted, notifyCourier, notifySignatureFailed } from './signing-letters.ts';
import { startSignature, verifyAgreement } from './start-signature.ts';
import { startIdentityVerification } from './verify-identity.ts';

/** Who performs the effects of this module. */
export const signingEffects = {
  cancelOutstanding,
  notifyAgreementAccepted,
  notifyCourier,
  notifySignatureFailed,
  orderCourier,
  prepareAgreement,
  startIdentityVerification,
  startSignature,
  verifyAgreement,
};
