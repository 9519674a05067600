import {
  groszFromWire,
  groszToWire,
  ownFromWire,
  percentToWire,
  type QueryOf,
  type ReplyOf,
} from '@app/machines/contract';
import { financingPolicy, type FinancingType } from '@app/machines/order';
import {
  calculate,
  netFromGross,
  standardVat,
  validationMessages,
  type Calculation,
  type Offer,
  type Price,
  type Problems,
} from '@app/machines/rules';
import type { CallContext } from '../../kernel/call-context.ts';
import { invalid, refuseProblems } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';
import { shopOfWidget, termsOfWidget } from './shop-of-widget.ts';

type Reply = ReplyOf<'getWidgetMedical'>;
type Asked = QueryOf<'getWidgetLease'> & Pick<QueryOf<'getWidgetMedical'>, 'custom_purpose_loan'>;

/** The value of all goods as a page sends it; a net price above the gross one is a mistake of the page. */
function priceOf({ gross_price, price }: Asked): Price {
  const grossPrice = groszFromWire(gross_price);
  if (grossPrice <= 0) throw invalid({ gross_price: validationMessages.positiveAmount });
  const net = price === undefined ? netFromGross(grossPrice, standardVat) : groszFromWire(price);
  if (net <= 0 || net > grossPrice) throw invalid({ price: 'Cena netto nie może być wyższa niż brutto' });
  return { price: net, grossPrice };
}

/** One piece of the first category has the whole value; the others say only which terms hold too. */
function itemsOf(price: Price, categories: readonly string[]) {
  const [first = null, ...others] = categories;
  const nothing = { price: 0, grossPrice: 0 };
  return [
    { ...price, category: first, quantity: 1 },
    ...others.map((category) => ({ ...nothing, category, quantity: 1 })),
  ];
}

/** The fields by which a page knows what was refused: it sent a value and categories, and no goods. */
const asSent = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, sentence]) => {
      if (field === 'order_items_attributes') return ['gross_price', sentence];
      return [field.startsWith('order_items_attributes.') ? 'categories[]' : field, sentence];
    }),
  );

const figuresOf = (offer: Offer, loan: number) => ({
  price: groszToWire(offer.price),
  gross_price: groszToWire(offer.grossPrice),
  payments_count: offer.paymentsCount,
  own_payment: groszToWire(offer.ownPayment),
  gross_own_payment: groszToWire(offer.grossOwnPayment),
  own_payment_in_percent: percentToWire(offer.ownPaymentInPercent),
  administrative_cost: groszToWire(offer.administrativeCost),
  administrative_cost_in_percent: percentToWire(offer.administrativeCostInPercent),
  estimated_value: groszToWire(offer.estimatedValue),
  estimated_value_in_percent: percentToWire(offer.estimatedValueInPercent),
  installment_value: groszToWire(offer.installmentValue),
  gross_installment_value: groszToWire(offer.grossInstallmentValue),
  total_cost: groszToWire(offer.totalCost),
  total_cost_in_percent: percentToWire(offer.totalCostInPercent),
  entry_and_administrative_sum_gross: groszToWire(offer.entryAndAdministrativeSumGross),
  loan_price: groszToWire(offer.loanPrice),
  total_loan_price: groszToWire(offer.totalLoanPrice),
  insurance_price: groszToWire(offer.insurancePrice),
  service_fee_value: groszToWire(offer.serviceFeeValue),
  custom_purpose_loan: groszToWire(loan),
  custom_entry_value_net: groszToWire(offer.ownPayment),
  custom_entry_value: groszToWire(offer.grossOwnPayment),
});

const boundsOf = ({ counts, bounds, customPurposeLoanLimit }: Calculation) => ({
  payments_counts: [...counts],
  own_payment_min_in_percent: percentToWire(bounds.minPercent),
  own_payment_max_in_percent: percentToWire(bounds.maxPercent),
  custom_purpose_loan_limit: customPurposeLoanLimit === null ? null : groszToWire(customPurposeLoanLimit),
});

/** Calculates as an order of the shop is calculated, by the same terms and the same rules. */
async function calculationOf(
  request: CallContext & { readonly query: Asked },
  financingType: FinancingType,
): Promise<Reply> {
  const { query } = request;
  const shop = await shopOfWidget(request);
  const categories = await termsOfWidget(request, shop, financingType);
  const loan = groszFromWire(query.custom_purpose_loan ?? 0);
  const calculation = calculate({
    formula: financingPolicy[financingType].formula,
    shop,
    categories,
    items: itemsOf(priceOf(query), query['categories[]'] ?? []),
    own: ownFromWire(query),
    paymentsCount: query.payments_count === undefined ? null : Number(query.payments_count),
    customPurposeLoan: loan,
  });
  refuseProblems(asSent(calculation.problems));
  if (calculation.offer === null) throw new Error(`No offer and no problem for ${financingType}`);
  return { ...figuresOf(calculation.offer, loan), ...boundsOf(calculation) };
}

export const getWidgetLease: Query<'getWidgetLease'> = (request) => calculationOf(request, 'lease');
export const getWidgetLoan: Query<'getWidgetLoan'> = (request) => calculationOf(request, 'b2b_loan');
export const getWidgetPlm: Query<'getWidgetPlm'> = (request) => calculationOf(request, 'plm');
export const getWidgetIndustry: Query<'getWidgetIndustry'> = (request) => calculationOf(request, 'industry');
export const getWidgetMedical: Query<'getWidgetMedical'> = (request) => calculationOf(request, 'medical');
