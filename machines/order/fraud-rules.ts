/** What two orders of different companies may share, each a reason to look (ADMIN-029). */
export const fraudRules = ['pesel', 'bank_account', 'phone', 'email', 'device'] as const;
export type FraudRule = (typeof fraudRules)[number];

export const isFraudRule = (name: string): name is FraudRule =>
  (fraudRules as readonly string[]).includes(name);

/** How far from an order, to either side, others are compared with it, in milliseconds: half a year. */
export const fraudsCompared = 180 * 24 * 60 * 60_000;
