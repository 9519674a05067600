import { noOffer, type OfferColumns, type Shop, type Tx } from '@app/db';
import { isPosLoan, type FinancingType, type SalesChannel } from '@app/machines/order';
import {
  allowedCounts,
  countAllowed,
  orderPriceProblem,
  ownPaymentProblem,
  sumOfItems,
  validationMessages,
  type EnteredOwnPayment,
  type Offer,
} from '@app/machines/rules';
import { termsOf } from './terms-of.ts';

/** What an offer is calculated from; own payment and count where a person chose them. */
export interface OfferWish {
  readonly salesChannel: SalesChannel;
  readonly financingType: FinancingType;
  readonly shop: Shop;
  readonly items: readonly {
    readonly price: number;
    readonly grossPrice: number;
    readonly quantity: number;
    readonly category: string | null;
  }[];
  readonly own: EnteredOwnPayment | null;
  readonly paymentsCount: number | null;
}

/** A calculation as an order stores it, or the fields (as sent) that stand in its way. */
export interface Calculated {
  readonly columns: OfferColumns;
  readonly entryValueSetManually: boolean;
  /** Grosz, gross: what is due before signing. */
  readonly initialPayment: number;
  readonly problems: Readonly<Record<string, string>>;
}

const usualCount = 36;

const percentText = (percent: number): string => percent.toFixed(2);

const columnsOf = (offer: Offer): OfferColumns => ({
  price: offer.price,
  grossPrice: offer.grossPrice,
  loanPrice: offer.loanPrice,
  totalLoanPrice: offer.totalLoanPrice,
  insurancePrice: offer.insurancePrice,
  serviceFeeValue: offer.serviceFeeValue,
  paymentsCount: offer.paymentsCount,
  ownPayment: offer.ownPayment,
  grossOwnPayment: offer.grossOwnPayment,
  ownPaymentInPercent: percentText(offer.ownPaymentInPercent),
  administrativeCost: offer.administrativeCost,
  administrativeCostInPercent: percentText(offer.administrativeCostInPercent),
  estimatedValue: offer.estimatedValue,
  estimatedValueInPercent: percentText(offer.estimatedValueInPercent),
  installmentValue: offer.installmentValue,
  interest: percentText(offer.interest),
  depreciationRate: null,
  totalCost: offer.totalCost,
  totalCostInPercent: percentText(offer.totalCostInPercent),
  entryAndAdministrativeSumGross: offer.entryAndAdministrativeSumGross,
});

/** Calculates an offer from the catalogue as the transaction sees it; what breaks a bound comes back as problems, by field as sent. */
export async function calculateOffer(tx: Tx, wish: OfferWish): Promise<Calculated> {
  const { shop, financingType, items } = wish;
  const sum = sumOfItems(items);
  const terms = await termsOf(tx, {
    financingType,
    shopId: shop.id,
    values: items.map(({ category }) => category),
  });
  const counts = allowedCounts(terms.bounds);
  const paymentsCount =
    wish.paymentsCount ?? counts.filter((count) => count <= usualCount).at(-1) ?? counts[0] ?? usualCount;
  const own = wish.own ?? { percent: terms.bounds.ownPaymentMinPercent };
  const problems: Record<string, string> = {};
  const price = orderPriceProblem(shop, sum.grossPrice);
  if (price !== null) problems['order_items_attributes'] = price;
  if (!countAllowed(terms.bounds, paymentsCount))
    problems['payments_count'] = validationMessages.countNotAllowed;
  const lease = financingType === 'lease';
  const base = lease ? sum.price : sum.grossPrice;
  const entered = ownAmount(own, lease, base);
  const ownProblem = ownPaymentProblem(terms.bounds, base, entered);
  if (ownProblem !== null) problems['own_payment'] = ownProblem;
  const offer = Object.keys(problems).length > 0 ? null : terms.offer({ ...sum, own, paymentsCount });
  if (offer === null) {
    if (Object.keys(problems).length === 0) problems['payments_count'] = validationMessages.countNotAllowed;
    return { columns: { ...noOffer, ...sum }, entryValueSetManually: false, initialPayment: 0, problems };
  }
  return {
    columns: { ...columnsOf(offer), depreciationRate: terms.categories[0]?.depreciationRate ?? null },
    entryValueSetManually: offer.entryValueSetManually,
    initialPayment: isPosLoan(wish) ? offer.grossOwnPayment : offer.entryAndAdministrativeSumGross,
    problems,
  };
}

const vat = 1.23;

/** The own payment on the side that the bounds speak of, in grosz. */
function ownAmount(own: EnteredOwnPayment, lease: boolean, base: number): number {
  if ('percent' in own) return Math.round((base * own.percent) / 100);
  if ('amount' in own) return lease ? own.amount : Math.round(own.amount * vat);
  return lease ? Math.round(own.grossAmount / vat) : own.grossAmount;
}
