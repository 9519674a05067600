import type { FinancingType, SalesChannel } from '../order/order.kinds.ts';
import { channelPolicy } from '../order/order.policy.ts';
import type { OrderStatus } from '../order/order.statuses.ts';

/** What a shop may be set up to sell by its salesmen: the settings of its answer on the wire, in the browser's spelling. */
export interface SellingSettings {
  readonly leaseShop: boolean;
  readonly leasePos: boolean;
  readonly b2bLoanShop: boolean;
  readonly b2bLoanPos: boolean;
  readonly medicalShop: boolean;
  readonly industryShop: boolean;
  readonly plmShop: boolean;
}

export interface NewOffer {
  /** The last part of the address: /shop/orders/new_lease_pos (ROUTE-013 to 017). */
  readonly segment: string;
  readonly salesChannel: Extract<SalesChannel, 'pos' | 'shop'>;
  readonly financingType: FinancingType;
  /** The setting without which the shop sells nothing so. */
  readonly setting: keyof SellingSettings;
}

/** Every kind of offer that a salesman may begin, one row each. */
export const newOffers = [
  { segment: 'new_lease_pos', salesChannel: 'pos', financingType: 'lease', setting: 'leasePos' },
  { segment: 'new_b2b_loan_pos', salesChannel: 'pos', financingType: 'b2b_loan', setting: 'b2bLoanPos' },
  { segment: 'new', salesChannel: 'shop', financingType: 'lease', setting: 'leaseShop' },
  { segment: 'new_b2b_loan', salesChannel: 'shop', financingType: 'b2b_loan', setting: 'b2bLoanShop' },
  { segment: 'new_simplyloan', salesChannel: 'shop', financingType: 'medical', setting: 'medicalShop' },
  { segment: 'new_industry', salesChannel: 'shop', financingType: 'industry', setting: 'industryShop' },
  { segment: 'new_plm', salesChannel: 'shop', financingType: 'plm', setting: 'plmShop' },
] as const satisfies readonly NewOffer[];

/** The products that are sold at the point of sale as well, whose salesman may choose between it and selling remotely (ROUTE-012). */
export const posProducts = ['lease', 'b2b_loan'] as const satisfies readonly FinancingType[];

export interface OfferEntry {
  readonly id: string;
  readonly label: string;
  readonly path: `/shop/${string}`;
}

const financing = 'Nowa oferta finansowania';
const loan = 'Nowa oferta pożyczki';

/** What of each product a shop's menu offers, in its order (ROUTE-088 to 095): at a point of sale and remotely one entry, behind which is chosen. */
const products = [
  { financingType: 'lease', label: financing, word: 'leasing' },
  { financingType: 'b2b_loan', label: loan, word: 'firmowa' },
  { financingType: 'medical', label: loan, word: 'medyczna' },
  { financingType: 'industry', label: loan, word: 'przemysłowa' },
  { financingType: 'plm', label: financing, word: 'PLM' },
] as const satisfies readonly { financingType: FinancingType; label: string; word: string }[];

/** The entries of a shop's menu that begin an offer; those of one name are told apart by their product. */
export function offerEntries(settings: SellingSettings): readonly OfferEntry[] {
  const entries = products.flatMap(({ financingType, label, word }) => {
    const ways = newOffers.filter((way) => way.financingType === financingType && settings[way.setting]);
    const [way, other] = ways;
    if (way === undefined) return [];
    const path =
      other === undefined
        ? (`/shop/orders/${way.segment}` as const)
        : (`/shop/${financingType}_pos/channel_selections` as const);
    return [{ id: `new-${financingType}`, label, word, path }];
  });
  return entries.map(({ word, ...entry }) => {
    const shared = entries.filter(({ label }) => label === entry.label).length > 1;
    return shared ? { ...entry, label: `${entry.label} · ${word}` } : entry;
  });
}

type Placed = {
  readonly slug: string;
  readonly status: OrderStatus;
  readonly facts: { readonly salesChannel: SalesChannel; readonly financingType: FinancingType };
};

/**
 * Where a salesman leads an order on: /shop/lease_pos/orders/{slug}/edit/{status} (ROUTE-018 to 020); null where its
 * channel has no salesman.
 */
export function guidedAddress({ slug, status, facts }: Placed): string | null {
  const { audience } = channelPolicy[facts.salesChannel];
  if (audience === null) return null;
  return `/shop/${facts.financingType}_${audience}/orders/${slug}/edit/${status}`;
}
