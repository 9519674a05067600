import { channelPolicy, financingPolicy } from '@app/machines/order';
import {
  calculate,
  fromDecimal,
  itemProblems,
  ownAmountsOf,
  percentOf,
  toDecimal,
} from '@app/machines/rules';
import type { Calculation, CategoryTerms, Problems } from '@app/machines/rules';
import type { OfferPreview } from '../../queries/offer-preview.ts';
import type { Order } from '../../queries/order-query.ts';
import { enteredOwn, pricesOf, sideOf } from './offer-values.ts';
import type { ItemValues, OfferSubject, OfferValues, PriceSide } from './offer-values.ts';

const orNull = (amount: string | null) => (amount === null ? null : fromDecimal(amount));

/** The calculation of what stands in the form, by the rules that the server asks too. */
export function calculationOf(
  order: Order,
  values: OfferValues,
  categories: readonly CategoryTerms[],
): Calculation {
  const { name, minOrderPrice, maxOrderPrice } = order.shopAttributes;
  return calculate({
    formula: financingPolicy[order.facts.financingType].formula,
    shop: { name, minOrderPrice: orNull(minOrderPrice), maxOrderPrice: orNull(maxOrderPrice) },
    categories,
    items: values.items.map((item) => {
      const { net, gross } = pricesOf(item);
      return { price: net, grossPrice: gross, quantity: item.quantity ?? 0, category: item.category };
    }),
    own: enteredOwn(values),
    paymentsCount: values.paymentsCount,
    customPurposeLoan: values.customPurposeLoan ?? 0,
    view: values.side,
  });
}

/** What is missing or wrong in these products. */
export function problemsOfItems(
  order: OfferSubject,
  items: readonly ItemValues[],
  categories: readonly CategoryTerms[],
): Problems {
  return itemProblems(
    items.map((item) => ({ ...item, grossPrice: item.price === null ? null : pricesOf(item).gross })),
    {
      vatLevels: financingPolicy[order.facts.financingType].vatLevels,
      categories: categories.map(({ value }) => value),
      scrapped: channelPolicy[order.facts.salesChannel].scrapped,
    },
  );
}

/** Both sides of the own payment for their fields: grosz on the side that is shown, percent. The typed one stays as typed. */
export function ownShown(
  order: Order,
  values: OfferValues,
  { price, grossPrice }: Calculation,
): { amount: number | null; percent: number | null } {
  const { typed, value } = values.own;
  const side = sideOf(order);
  const base = side === 'net' ? price : grossPrice;
  const [net, gross] = ownAmountsOf(enteredOwn(values), side, base);
  const shown = amountSide(order, values) === 'net' ? net : gross;
  return {
    amount: value === null && typed !== 'percent' ? null : shown,
    percent: typed === 'percent' ? value : percentOf(side === 'net' ? net : gross, base),
  };
}

/** The side on which the own payment's amount is typed: a loan's is gross, a lease's follows the prices. */
export const amountSide = (order: Order, { side }: OfferValues): PriceSide =>
  sideOf(order) === 'gross' ? 'gross' : side;

/** The calculation as the card at the side shows it. */
export function previewOf(order: Order, values: OfferValues, { offer }: Calculation): OfferPreview {
  const orderItemsAttributes = values.items.map((item, index) => {
    const known = order.orderItemsAttributes.find(({ id }) => id === item.id);
    const { net, gross } = pricesOf(item);
    return {
      invoiceNumber: null,
      grossPriceSelected: item.priceSide === 'gross',
      ...known,
      id: item.id ?? `new-${index}`,
      name: item.type === 'proforma' ? item.invoiceNumber : item.name,
      quantity: item.quantity ?? 0,
      price: toDecimal(net),
      grossPrice: toDecimal(gross),
      vatLevel: item.vatLevel,
      category: item.category,
      type: item.type,
      productType: item.productType,
    };
  });
  if (offer === null) return { orderItemsAttributes, calculated: false };
  return {
    orderItemsAttributes,
    calculated: true,
    paymentsCount: offer.paymentsCount,
    installmentValue: toDecimal(offer.installmentValue),
    ownPayment: toDecimal(offer.ownPayment),
    grossOwnPayment: toDecimal(offer.grossOwnPayment),
    ownPaymentInPercent: String(offer.ownPaymentInPercent),
    estimatedValue: toDecimal(offer.estimatedValue),
    estimatedValueInPercent: String(offer.estimatedValueInPercent),
    initialPaymentAmount: toDecimal(offer.entryAndAdministrativeSumGross),
    loanPrice: toDecimal(offer.loanPrice),
    totalCost: toDecimal(offer.totalCost),
  };
}
