// The effects that this module performs.
export { askProvider } from './ask-provider.ts';
export { askToSign } from './ask-to-sign.ts';
export { orderCourier } from './order-courier.ts';
export { prepareAgreement } from './prepare-agreement.ts';
export { withdraw, withdraw as cancelOutstanding } from './processes.ts';
export { notifyAgreementAccepted, notifyCourier, notifySignatureFailed } from './signing-letters.ts';
export { storeSignedAgreement, verifyAgreement } from './signed-agreement.ts';
export { startSignature } from './start-signature.ts';
export { startIdentityVerification } from './verify-identity.ts';
