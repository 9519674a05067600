export const salesChannels = ['ecommerce', 'shop', 'pos', 'scrapper'] as const;
export type SalesChannel = (typeof salesChannels)[number];

export const financingTypes = ['lease', 'b2b_loan', 'medical', 'industry', 'plm'] as const;
export type FinancingType = (typeof financingTypes)[number];

export const signatureMethods = ['qes', 'mszafir', 'delivery', 'autenti_v3', 'paper'] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

/** Who fills in the order. */
export type FlowType = 'client' | 'salesman';

/** What an order is from its first day to its last: policy rows are found by it. */
export interface OrderKind {
  readonly salesChannel: SalesChannel;
  readonly financingType: FinancingType;
}
