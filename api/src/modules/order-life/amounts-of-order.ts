import type { Order, ProposedOffer } from '@app/db';
import { type CalculationReply, groszToWire } from '@app/machines/contract';
import type { InferOutput } from 'valibot';
import { financingPolicy } from '@app/machines/order';
import { customPurposeLoanOf, offerFormulas } from '@app/machines/rules';

const money = (grosz: number | null): string => groszToWire(grosz ?? 0);
const percent = (text: string | null): string => Number(text ?? 0).toFixed(2);

/** The figures of an order's calculation on the wire; nothing calculated is zeros. */
export const amountsOf = (order: Order | (Order & ProposedOffer)): InferOutput<typeof CalculationReply> => ({
  price: money(order.price),
  gross_price: money(order.grossPrice),
  payments_count: order.paymentsCount ?? 0,
  own_payment: money(order.ownPayment),
  gross_own_payment: money(order.grossOwnPayment),
  own_payment_in_percent: percent(order.ownPaymentInPercent),
  administrative_cost: money(order.administrativeCost),
  administrative_cost_in_percent: percent(order.administrativeCostInPercent),
  estimated_value: money(order.estimatedValue),
  estimated_value_in_percent: percent(order.estimatedValueInPercent),
  installment_value: money(order.installmentValue),
  interest: order.interest ?? '0.00',
  total_cost: money(order.totalCost),
  total_cost_in_percent: percent(order.totalCostInPercent),
  entry_and_administrative_sum_gross: money(order.entryAndAdministrativeSumGross),
  loan_price: money(order.loanPrice),
  total_loan_price: money(order.totalLoanPrice),
  insurance_price: money(order.insurancePrice),
  service_fee_value: money(order.serviceFeeValue),
  custom_purpose_loan: money(customPurposeLoanOfOrder(order as Order)),
});

/** What an order borrows for any purpose, grosz. */
export function customPurposeLoanOfOrder({ financingType, ...order }: Order): number {
  const { loanPrice, grossPrice, grossOwnPayment } = order;
  if (!offerFormulas[financingPolicy[financingType].formula].customPurpose) return 0;
  if (loanPrice === null || grossPrice === null || grossOwnPayment === null) return 0;
  return customPurposeLoanOf({ loanPrice, grossPrice, grossOwnPayment });
}
