import type { ParsedWebhook } from '../notification.ts';

export type ApplicationRequest = {
  /** The outbox key: the same key submits once. */
  readonly key: string;
  /** Our own reference of this submission; comes back in the decision. */
  readonly reference: string;
  readonly orderNumber: string;
  readonly financingType: string;
  readonly vatId: string;
  readonly companyName: string;
  /** Grosz, gross price of the goods. */
  readonly amount: number;
  /** Grosz, the lower bound of the yearly turnover's band; null where it was not asked. */
  readonly turnoverFrom: number | null;
  /** Full years since the company began; null where the registry does not say. */
  readonly yearsInBusiness: number | null;
  readonly ownPaymentInPercent: number;
  readonly paymentsCount: number;
  /** True when conditions of an earlier decision were accepted: then the decision is final. */
  readonly conditionsAccepted: boolean;
  /** Whether the engine decides by itself, or lets a person there decide: the shop says. */
  readonly decidedBy: 'engine' | 'person';
  /** How the device looked that sent the form; null where it was not read in time. */
  readonly deviceFingerprint: string | null;
  /** Seconds spent per section of the form. */
  readonly fillTiming: Readonly<Record<string, number>>;
};

export type DecisionEvent = {
  readonly id: string;
  /** The reference of the request. */
  readonly orderRef: string;
  readonly outcome: 'approved' | 'rejected' | 'conditional';
  /** What the engine requires instead of what was asked; only for 'conditional'. */
  readonly conditions: { readonly ownPaymentInPercent: number; readonly paymentsCount: number } | null;
};

export type DecisionEngine = {
  /** The decision comes later, as a notification. */
  submit(request: ApplicationRequest): Promise<{ readonly applicationId: string }>;
  parseNotification(rawBody: string, headers: Headers): ParsedWebhook<DecisionEvent>;
};
