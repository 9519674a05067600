import { noOffer, type OfferColumns, type Shop, type Tx } from '@app/db';
import { financingPolicy, isPosLoan, type FinancingType, type SalesChannel } from '@app/machines/order';
import {
  calculate,
  offerFormulas,
  ownAmountsOf,
  type Calculation,
  type EnteredOwnPayment,
  type Offer,
  type OfferFormula,
  type Problems,
} from '@app/machines/rules';
import type { OfferLimits } from './offer-details.ts';
import { termsOf } from '../../order-life/terms-of.ts';

/** What an offer is calculated from; own payment, number of instalments and a custom-purpose loan where a person chose them. */
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
  readonly customPurposeLoan?: number;
  /** When it is calculated, epoch milliseconds: the base rate of that moment decides. */
  readonly at: number;
}

/** A calculation as an order stores it, or the fields (as sent) that stand in its way. */
export interface Calculated {
  readonly columns: OfferColumns;
  readonly entryValueSetManually: boolean;
  /** Grosz, gross: what is due before signing. */
  readonly initialPayment: number;
  readonly problems: Problems;
  readonly limits: OfferLimits;
}

const percentText = (percent: number): string => percent.toFixed(2);

/** A rate keeps all its decimals: the schedule of the agreement is drawn from it. */
const rateText = (percent: number): string =>
  Number(percent.toFixed(2)) === percent ? percent.toFixed(2) : String(percent);

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
  interest: rateText(offer.interest),
  depreciationRate: null,
  totalCost: offer.totalCost,
  totalCostInPercent: percentText(offer.totalCostInPercent),
  entryAndAdministrativeSumGross: offer.entryAndAdministrativeSumGross,
});

/** Without an offer what a person chose is kept as it was entered, so that it is there when the obstacle is gone. */
function choiceOf(calculation: Calculation, formula: OfferFormula): Partial<OfferColumns> {
  const { own, price, grossPrice, paymentsCount } = calculation;
  if ('percent' in own) return { paymentsCount, ownPaymentInPercent: percentText(own.percent) };
  const { side } = offerFormulas[formula];
  const [ownPayment, grossOwnPayment] = ownAmountsOf(own, side, side === 'net' ? price : grossPrice);
  return { paymentsCount, ownPayment, grossOwnPayment };
}

/** Calculates an offer from the catalogue as the transaction sees it; what breaks a bound comes back as problems, by field as sent. */
export async function calculateOffer(tx: Tx, wish: OfferWish): Promise<Calculated> {
  const { formula } = financingPolicy[wish.financingType];
  const categories = await termsOf(tx, wish);
  if (categories.length === 0) throw new Error(`The catalogue has no categories for ${wish.financingType}`);
  const { shop, items, own, paymentsCount, customPurposeLoan = 0 } = wish;
  const calculation = calculate({ formula, shop, categories, items, own, paymentsCount, customPurposeLoan });
  const { offer, problems, price, grossPrice } = calculation;
  const entryValueSetManually = !('percent' in calculation.own);
  const limits = { ...calculation, shop };
  if (offer === null) {
    const columns = { ...noOffer, price, grossPrice, ...choiceOf(calculation, formula) };
    return { columns, entryValueSetManually, initialPayment: 0, problems, limits };
  }
  const depreciation = calculation.categories[0]?.depreciationPercent ?? null;
  return {
    columns: {
      ...columnsOf(offer),
      depreciationRate: depreciation === null ? null : percentText(depreciation),
    },
    entryValueSetManually,
    initialPayment: isPosLoan(wish) ? offer.grossOwnPayment : offer.entryAndAdministrativeSumGross,
    problems,
    limits,
  };
}
