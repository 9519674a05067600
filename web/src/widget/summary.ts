import type { ReplyOf } from '@app/machines/contract';
import { toDecimal } from '@app/machines/rules';
import { amountOf, numberOf } from './attribute-values.ts';

/** What is known of a calculation, as calls write it. */
export type Figures = Partial<ReplyOf<'getWidgetMedical'>>;

type Amount = { [K in keyof Figures]-?: Required<Figures>[K] extends string ? K : never }[keyof Figures];

/** The names that a page knows the figures by (OFFER-038, 039). */
const amounts = {
  administrativeCost: 'administrative_cost',
  ownPayment: 'own_payment',
  estimatedValue: 'estimated_value',
  grossPrice: 'gross_price',
  rateValue: 'installment_value',
  totalCost: 'total_cost',
  totalLoanPrice: 'total_loan_price',
  loanPrice: 'loan_price',
  insurancePrice: 'insurance_price',
  serviceFeeValue: 'service_fee_value',
  customEntryValueNet: 'custom_entry_value_net',
  customEntryValue: 'custom_entry_value',
} as const satisfies Record<string, Amount>;

/** Figures under the page's names; amounts as calls write them. */
export type Summary = Readonly<Partial<Record<keyof typeof amounts | 'ownPaymentInPercent', string>>> & {
  readonly installmentsCount?: number;
};

export const summaryOf = (figures: Figures): Summary => ({
  ...Object.fromEntries(
    Object.entries(amounts).flatMap(([name, field]) =>
      figures[field] === undefined ? [] : [[name, figures[field]]],
    ),
  ),
  ...(figures.own_payment_in_percent !== undefined && {
    ownPaymentInPercent: figures.own_payment_in_percent,
  }),
  ...(figures.payments_count !== undefined && { installmentsCount: figures.payments_count }),
});

/** The figures that a page gives under its own names; what is no amount is left out. */
export function figuresOfSummary(summary: Readonly<Record<string, unknown>>): Figures {
  const known = Object.entries(amounts).flatMap(([name, field]) => {
    const grosz = amountOf(summary[name]);
    return grosz === null ? [] : [[field, toDecimal(grosz)]];
  });
  const count = numberOf(summary['installmentsCount']);
  const percent = numberOf(summary['ownPaymentInPercent']);
  return {
    ...Object.fromEntries(known),
    ...(count !== null && { payments_count: count }),
    ...(percent !== null && { own_payment_in_percent: percent.toFixed(2) }),
  };
}
