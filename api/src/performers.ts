import { mailAddressChanged } from './modules/accounts/address-letter.ts';
import { mailNewAccount, mailPasswordReset, textPasswordReset } from './modules/accounts/password-letters.ts';
import * as application from './modules/application/application.effects.ts';
import { notifyDelivery, notifyShipment } from './modules/delivery/delivery-letters.ts';
import { notifyCancelation } from './modules/order-life/cancelation-letter.ts';
import { sendReminder } from './modules/order-life/reminder-letter.ts';
import type { Performers } from './modules/order-life/outbox/performer.ts';
import { mailReport } from './modules/reports/mail-report.ts';
import * as payments from './modules/payments/payments.effects.ts';
import { callsBack } from './modules/signing/calls-back.ts';
import { sendSandboxShop } from './modules/shops/sandbox/send-shop.ts';
import { notifyShop } from './modules/shops/webhooks/notify-shop.ts';
import * as signing from './modules/signing/signing.effects.ts';

/** Who performs each effect, of all modules; one that nobody performs does not compile. */
export const performers: Performers = {
  ofOrders: {
    ...application,
    ...signing,
    ...payments,
    notifyCancelation,
    notifyDelivery,
    notifyShipment,
    sendReminder,
  },
  callsBack,
  ofShops: { notifyShop },
  ofAccounts: {
    mailAddressChanged,
    mailNewAccount,
    mailPasswordReset,
    mailReport,
    sendSandboxShop,
    textPasswordReset,
  },
};
