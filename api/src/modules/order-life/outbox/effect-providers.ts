import type { AccountEffect, OutboxEffectName, Share, ShopEffect } from '@app/db';
import { isAskedBesideChart } from '@app/machines/order';
import type { Performers } from './performer.ts';
import type { Providers } from '../../../providers/ports.ts';

/** A provider that an effect may have to wait for, the server of a shop or the sandbox. */
type ProviderName = keyof Providers | 'shopServer' | 'sandbox';

/** Which providers each effect asks; one without a row here does not compile. */
const providersOf = {
  emailPdfOffer: ['mail'],
  notifyAgreementAccepted: ['mail'],
  notifyApproval: ['mail'],
  notifyCancelation: ['mail'],
  notifyConditions: ['mail'],
  notifyDelivery: ['mail'],
  notifyLateMoney: ['mail'],
  notifyRejection: ['mail'],
  notifyShipment: ['mail'],
  notifySignatureFailed: ['mail'],
  notifyVerificationFailed: ['mail'],
  notifyVerificationRejected: ['mail'],
  mailAddressChanged: ['mail'],
  mailNewAccount: ['mail'],
  mailPasswordReset: ['mail'],
  mailReport: ['mail'],
  sendSandboxShop: ['sandbox'],
  textPasswordReset: ['sms'],
  sendOffer: ['mail'],
  sendApplicationLink: ['mail'],
  sendApplicationReceipt: ['mail'],
  sendPaymentReceipt: ['mail'],
  sendReturnLink: ['mail'],
  sendPaymentLink: ['mail', 'sms'],
  sendReminder: ['mail', 'sms'],
  sendVerificationSms: ['sms'],
  startIdentityVerification: ['signing'],
  startSignature: ['signing'],
  // As the courier's: it is about a process that has to be there, and named to the same persons.
  askToSign: ['signing', 'mail'],
  storeSignedAgreement: ['signing'],
  submitToDecisionEngine: ['decisionEngine', 'companyRegistry'],
  submitAcceptedConditions: ['decisionEngine', 'companyRegistry'],
  orderCourier: ['courier'],
  // It asks the courier nothing, but names the number that only he gives.
  notifyCourier: ['courier', 'mail'],
  askProvider: ['signing'],
  withdraw: ['signing', 'courier'],
  cancelOutstanding: ['signing', 'courier'],
  matchInitialPayment: [],
  matchTestPayment: [],
  notifyShop: ['shopServer'],
  openBankVerification: [],
  prepareAgreement: [],
  requestInitialPayment: [],
  submitApplication: [],
  verifyAgreement: ['signing'],
} as const satisfies Record<
  keyof Performers['ofOrders'] | AccountEffect['effect'] | ShopEffect['effect'],
  readonly ProviderName[]
>;

/** The providers that an effect asks; none also for an effect of an older release. */
export const providersAsked = (effect: OutboxEffectName): readonly string[] =>
  (providersOf as Partial<Record<OutboxEffectName, readonly ProviderName[]>>)[effect] ?? [];

/** What an effect waits for, as figures call it: 'mail', 'signing+mail'; 'none' also for an effect of an older release. */
export const waitsOn = (effect: OutboxEffectName): string => providersAsked(effect).join('+') || 'none';

/** The effects that wait for the same, by what they wait for. */
export const waiting: ReadonlyMap<string, readonly OutboxEffectName[]> = Map.groupBy(
  Object.keys(providersOf) as (keyof typeof providersOf)[],
  waitsOn,
);

const providersIn = (on: string): readonly string[] => on.split('+');

/** The effects that ask a provider. */
export const effectsOf = (provider: string): readonly OutboxEffectName[] =>
  (Object.keys(providersOf) as (keyof typeof providersOf)[]).filter((effect) =>
    providersAsked(effect).includes(provider),
  );

/** Whether it is asked of nobody but those who carry messages. */
const isMessage = (on: string): boolean => providersIn(on).every((name) => name === 'mail' || name === 'sms');

/** Providers at which something runs on for an order until it is called back. */
const runsAt = (on: string): readonly string[] =>
  providersIn(on).filter((name) => name === 'signing' || name === 'courier');

/** Letters about a process: they wait for it, and nothing waits for them. */
const tells: readonly OutboxEffectName[] = ['askToSign', 'notifyCourier'];

/** What an order has to have done before the next process at the same provider begins, is called back or is written about. */
const sameProcesses = (on: string): readonly OutboxEffectName[] => {
  const at = runsAt(on);
  return [...waiting]
    .flatMap(([other, effects]) => (runsAt(other).some((name) => at.includes(name)) ? effects : []))
    .filter((effect) => !isAskedBesideChart(effect) && !tells.includes(effect));
};

/** How the effects that wait for the same are performed within an order. */
export const withinOrder = (on: string): Pick<Share, 'messages' | 'apart' | 'after'> => ({
  messages: isMessage(on),
  apart: on === 'shopServer',
  after: sameProcesses(on),
});
