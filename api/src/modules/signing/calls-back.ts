import type { Performers } from '../order-life/outbox/performer.ts';
import { cancelUnknownCourier } from './order-courier.ts';
import { abandonSignature } from './start-signature.ts';
import { abandonIdentityVerification } from './verify-identity.ts';

/** How what may have begun is called back where its beginning was never answered. */
export const callsBack: Performers['callsBack'] = {
  startIdentityVerification: abandonIdentityVerification,
  startSignature: abandonSignature,
  orderCourier: cancelUnknownCourier,
};
