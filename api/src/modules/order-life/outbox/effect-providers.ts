import type { AccountEffect, OutboxEffectName } from '@app/db';
import type { Performers } from './performer.ts';
import type { Providers } from '../../../providers/ports.ts';

/** A provider that an effect may have to wait for. */
type ProviderName = keyof Providers;

/** Which providers each effect asks; one without a row here does not compile. */
const providersOf = {
  emailPdfOffer: ['mail'],
  notifyAgreementAccepted: ['mail'],
  notifyApproval: ['mail'],
  notifyCancelation: ['mail'],
  notifyConditions: ['mail'],
  notifyCourier: ['mail'],
  notifyDelivery: ['mail'],
  notifyRejection: ['mail'],
  notifyShipment: ['mail'],
  notifySignatureFailed: ['mail'],
  notifyVerificationFailed: ['mail'],
  notifyVerificationRejected: ['mail'],
  mailPasswordReset: ['mail'],
  sendOffer: ['mail'],
  sendReturnLink: ['mail'],
  sendPaymentLink: ['mail', 'sms'],
  sendVerificationSms: ['sms'],
  startIdentityVerification: ['signing'],
  startSignature: ['signing', 'mail'],
  submitToDecisionEngine: ['decisionEngine', 'companyRegistry'],
  submitAcceptedConditions: ['decisionEngine', 'companyRegistry'],
  orderCourier: ['courier'],
  withdraw: ['signing', 'courier'],
  cancelOutstanding: ['signing', 'courier'],
  matchInitialPayment: [],
  matchTestPayment: [],
  openBankVerification: [],
  prepareAgreement: [],
  requestInitialPayment: [],
  submitApplication: [],
  verifyAgreement: [],
} as const satisfies Record<keyof Performers['ofOrders'] | AccountEffect['effect'], readonly ProviderName[]>;

/** What an effect waits for, as figures call it: 'mail', 'signing+mail'; 'none' also for an effect of an older release. */
export const waitsOn = (effect: OutboxEffectName): string =>
  (providersOf as Partial<Record<OutboxEffectName, readonly ProviderName[]>>)[effect]?.join('+') || 'none';

/** The effects that wait for the same, by what they wait for. */
export const waiting: ReadonlyMap<string, readonly OutboxEffectName[]> = Map.groupBy(
  Object.keys(providersOf) as (keyof typeof providersOf)[],
  waitsOn,
);
