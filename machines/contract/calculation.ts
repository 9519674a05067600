import * as v from 'valibot';
import { amount, amountIn, financingTypes, percentIn, messages } from '../fields/schemas.ts';
import type { EnteredOwnPayment } from '../rules/index.ts';
import { groszFromWire, percentFromWire } from './wire.ts';

/** What a person may change in a calculation; the own payment is given as an amount or in percent, the other is derived. */
export const CalculationIn = v.object({
  payments_count: v.optional(
    v.pipe(
      v.number(messages.number),
      v.integer(messages.number),
      v.minValue(1, 'Liczba rat wynosi przynajmniej 1'),
      v.maxValue(120, 'Liczba rat wynosi najwyżej 120'),
    ),
  ),
  own_payment: v.optional(v.nullable(amountIn)),
  gross_own_payment: v.optional(v.nullable(amountIn)),
  own_payment_in_percent: v.optional(v.nullable(percentIn)),
  financing_type: v.optional(v.picklist(financingTypes, messages.choice)),
  /** Medical: borrowed beside the equipment for any purpose. */
  custom_purpose_loan: v.optional(v.nullable(amountIn)),
  entry_value_set_manually: v.optional(v.boolean()),
});

/** The figures of one calculation; net where the financing is a lease, gross where it is a loan. */
export const CalculationReply = v.object({
  price: amount,
  gross_price: amount,
  payments_count: v.number(),
  own_payment: amount,
  gross_own_payment: amount,
  own_payment_in_percent: v.string(),
  administrative_cost: amount,
  administrative_cost_in_percent: v.string(),
  estimated_value: amount,
  estimated_value_in_percent: v.string(),
  installment_value: amount,
  interest: v.string(),
  total_cost: amount,
  total_cost_in_percent: v.string(),
  entry_and_administrative_sum_gross: amount,
  loan_price: amount,
  total_loan_price: amount,
  insurance_price: amount,
  service_fee_value: amount,
  custom_purpose_loan: amount,
});

/** The offer that was asked for beside the one that the decision requires. */
export const ContemporaryCalculations = v.object({
  original: CalculationReply,
  proposed: v.nullable(CalculationReply),
});

interface SentOwnPayment {
  readonly own_payment?: string | number | null | undefined;
  readonly gross_own_payment?: string | number | null | undefined;
  readonly own_payment_in_percent?: string | number | null | undefined;
}

/** The own payment as it was entered; null where nothing was sent. */
export function ownFromWire(sent: SentOwnPayment): EnteredOwnPayment | null {
  if ((sent.own_payment ?? null) !== null) return { amount: groszFromWire(sent.own_payment ?? 0) };
  if ((sent.gross_own_payment ?? null) !== null)
    return { grossAmount: groszFromWire(sent.gross_own_payment ?? 0) };
  if ((sent.own_payment_in_percent ?? null) !== null)
    return { percent: percentFromWire(sent.own_payment_in_percent ?? 0) };
  return null;
}
