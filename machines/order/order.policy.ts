import type { OfferFormula } from '../rules/index.ts';
import type { FinancingType, FlowType, OrderKind, SalesChannel, SignatureMethod } from './order.kinds.ts';

interface FinancingPolicy {
  /** The word for the contract: 'umowa leasingu' or 'umowa pożyczki'. */
  readonly contract: 'lease' | 'loan';
  readonly formula: OfferFormula;
  /** Whose categories its goods choose from. */
  readonly sector: 'general' | 'industry' | 'medical' | 'plm';
  /** VAT levels in percent; the first is the default. */
  readonly vatLevels: readonly number[];
  /** Whether the client pays the initial payment on our screen. */
  readonly initialPaymentScreen: boolean;
  /** Whether a positive decision outside POS leads the client to the agreement's own page. */
  readonly agreementPage: boolean;
  /** Whether somebody always guarantees; elsewhere a renewed agreement may ask for it. */
  readonly guaranteed: boolean;
}

/** What differs by financing type: one row each, the only place where types differ. */
export const financingPolicy = {
  lease: {
    contract: 'lease',
    formula: 'lease',
    sector: 'general',
    vatLevels: [23, 8, 5, 0],
    initialPaymentScreen: true,
    agreementPage: true,
    guaranteed: false,
  },
  b2b_loan: {
    contract: 'loan',
    formula: 'loan',
    sector: 'general',
    vatLevels: [23, 8, 5, 0],
    initialPaymentScreen: true,
    agreementPage: true,
    guaranteed: false,
  },
  medical: {
    contract: 'loan',
    formula: 'medical',
    sector: 'medical',
    vatLevels: [23, 8],
    initialPaymentScreen: false,
    agreementPage: false,
    guaranteed: true,
  },
  industry: {
    contract: 'loan',
    formula: 'industry',
    sector: 'industry',
    vatLevels: [23],
    initialPaymentScreen: false,
    agreementPage: false,
    guaranteed: false,
  },
  plm: {
    contract: 'loan',
    formula: 'plm',
    sector: 'plm',
    vatLevels: [23, 8],
    initialPaymentScreen: false,
    agreementPage: false,
    guaranteed: false,
  },
} as const satisfies Record<FinancingType, FinancingPolicy>;

interface ChannelPolicy {
  /** Who fills in the order when it starts. */
  readonly flowType: FlowType;
  /** The shop's screens that its salesman sees. */
  readonly audience: 'pos' | 'offline' | null;
  /** The goods come from any shop on the internet: few pieces, checked by the client before he calculates. */
  readonly scrapped: boolean;
  /** Financing types in which the channel offers a qualified signature, mSzafir and the courier. */
  readonly online: readonly SignatureMethod[];
}

const qualifiedOrCourier = ['mszafir', 'qes', 'delivery'] as const;

/** What differs by sales channel: one row each. */
export const channelPolicy = {
  ecommerce: { flowType: 'client', audience: null, scrapped: false, online: qualifiedOrCourier },
  shop: { flowType: 'salesman', audience: 'offline', scrapped: false, online: qualifiedOrCourier },
  pos: { flowType: 'salesman', audience: 'pos', scrapped: false, online: qualifiedOrCourier },
  scrapper: { flowType: 'client', audience: null, scrapped: true, online: qualifiedOrCourier },
} as const satisfies Record<SalesChannel, ChannelPolicy>;

/** Looks that a shop's pages can have. */
export const customThemes = ['siemens', 'ispot', 'cyfrowe'] as const;
export type CustomTheme = (typeof customThemes)[number];

interface ThemePolicy {
  /** Consents that the theme does not show: what is hidden is neither asked nor required. */
  readonly hiddenConsents: readonly string[];
}

/** What differs by theme beside colours and words: one row each. */
export const themePolicy = {
  siemens: { hiddenConsents: [] },
  ispot: { hiddenConsents: [] },
  cyfrowe: { hiddenConsents: ['personal_data_consent', 'personal_data_sharing_consent'] },
} as const satisfies Record<CustomTheme, ThemePolicy>;

/** Pairs of channel and financing type whose methods differ from their channel's. */
const methodExceptions: readonly {
  readonly salesChannel: SalesChannel;
  readonly financingType: FinancingType;
  readonly methods: readonly SignatureMethod[];
}[] = [{ salesChannel: 'pos', financingType: 'b2b_loan', methods: ['autenti_v3', 'paper'] }];

/** The signing methods that an order of this kind may choose, in the order of their tiles. */
export function methodsFor(order: OrderKind): readonly SignatureMethod[] {
  const exception = methodExceptions.find(
    (row) => row.salesChannel === order.salesChannel && row.financingType === order.financingType,
  );
  return exception?.methods ?? channelPolicy[order.salesChannel].online;
}

/** A loan sold at the point of sale: paid as gross own payment, never online before the link. */
export function isPosLoan(order: OrderKind): boolean {
  return order.salesChannel === 'pos' && order.financingType === 'b2b_loan';
}

/** Configurations that a shop can be given: sales channel × financing type (specification, section 3). */
export const shopConfigs = {
  leaseShop: { salesChannel: 'shop', financingType: 'lease' },
  leaseEcommerce: { salesChannel: 'ecommerce', financingType: 'lease' },
  leaseScrapper: { salesChannel: 'scrapper', financingType: 'lease' },
  industryShop: { salesChannel: 'shop', financingType: 'industry' },
  plmShop: { salesChannel: 'shop', financingType: 'plm' },
  medicalShop: { salesChannel: 'shop', financingType: 'medical' },
  leasePos: { salesChannel: 'pos', financingType: 'lease' },
  b2bLoanPos: { salesChannel: 'pos', financingType: 'b2b_loan' },
  b2bLoanEcommerce: { salesChannel: 'ecommerce', financingType: 'b2b_loan' },
  b2bLoanScrapper: { salesChannel: 'scrapper', financingType: 'b2b_loan' },
  b2bLoanShop: { salesChannel: 'shop', financingType: 'b2b_loan' },
} as const satisfies Record<string, { salesChannel: SalesChannel; financingType: FinancingType }>;

/**
 * Where a guarantee may be signed by a simple electronic signature. It is void unless it is in writing (Civil Code, art. 876
 * § 2), and no lawyer has said that such a signature is that.
 */
export const onlineGuaranteePolicy = { demo: true, production: false } as const;

/** Highest amount, in grosz gross, that may be paid at the counter (specification, section 9; also the limit of cash between companies). */
export const onPlaceLimit = 1_500_000;
