import { mailPasswordReset } from './modules/accounts/mail-password-reset.ts';
import { applicationEffects } from './modules/application/application.effects.ts';
import { notifyDelivery, notifyShipment } from './modules/delivery/delivery-letters.ts';
import { notifyCancelation } from './modules/order-life/cancelation-letter.ts';
import type { Performers } from './modules/order-life/outbox/performer.ts';
import { paymentEffects } from './modules/payments/payments.effects.ts';
import { signingEffects } from './modules/signing/signing.effects.ts';

/** Who performs each effect, of all modules. */
export const performers: Performers = {
  ofOrders: {
    ...applicationEffects,
    ...signingEffects,
    ...paymentEffects,
    notifyCancelation,
    notifyDelivery,
    notifyShipment,
  },
  ofAccounts: { mailPasswordReset },
};
