import { momentToWire, groszFromWire, groszToWire, type BodyOf, type ReplyOf } from '@app/machines/contract';
import type { CategoryTermsDocument, DefaultCategory, PropagationProgress, Sector } from '@app/db';
import type { EditedCategory } from '@app/machines/rules';

type Sent = BodyOf<'createDefaultCategory'>;
type Wire = ReplyOf<'getDefaultCategory'>;

const percentText = (percent: string | number | null | undefined): string | null =>
  percent === null || percent === undefined ? null : Number(percent).toFixed(2);
const orGrosz = (amount: string | number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : groszFromWire(amount);
const orAmount = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));
const orNumber = (text: string | null): number | null => (text === null ? null : Number(text));

/** What a category is to say, as it is stored. */
export const documentFromWire = (sent: Sent): CategoryTermsDocument => ({
  name: sent.name.trim(),
  cfa: sent.cfa ?? null,
  iacCode: sent.iac_code ?? null,
  partnerProgram: sent.partner_program ?? null,
  ownPaymentMinInPercent: percentText(sent.own_payment_min_percent),
  ownPaymentMaxInPercent: percentText(sent.own_payment_max_percent),
  paymentsCountMin: sent.payments_count_min ?? null,
  paymentsCountMax: sent.payments_count_max ?? null,
  marginInPercent: percentText(sent.margin_percent),
  administrativeCostInPercent: percentText(sent.administrative_cost_percent),
  interest: percentText(sent.interest_percent),
  depreciationRate: percentText(sent.depreciation_rate_percent),
  handlingFee: orGrosz(sent.handling_fee),
  commission: orGrosz(sent.commission),
  serviceFee: orGrosz(sent.service_fee),
  instalments: (sent.instalments ?? []).map(({ payments_count, end_value_percent }) => ({
    paymentsCount: payments_count,
    estimatedValueInPercent: Number(end_value_percent).toFixed(2),
  })),
  priceRanges: (sent.price_ranges ?? []).map(({ price_from, price_to, amount }) => ({
    priceFrom: groszFromWire(price_from),
    priceTo: groszFromWire(price_to),
    amount: groszFromWire(amount),
  })),
  medicalRanges: (sent.medical_ranges ?? []).map((range) => ({
    priceFrom: groszFromWire(range.price_from),
    priceTo: groszFromWire(range.price_to),
    monthsFrom: range.months_from,
    monthsTo: range.months_to,
    baseRateInPercent: Number(range.base_rate_percent).toFixed(2),
    marginInPercent: Number(range.margin_percent).toFixed(2),
  })),
});

/** The same as the rules look at it. */
export const editedOf = (sector: Sector, terms: CategoryTermsDocument): EditedCategory => ({
  sector,
  name: terms.name,
  cfa: terms.cfa,
  iacCode: terms.iacCode,
  ownPaymentMinPercent: orNumber(terms.ownPaymentMinInPercent),
  ownPaymentMaxPercent: orNumber(terms.ownPaymentMaxInPercent),
  paymentsCountMin: terms.paymentsCountMin,
  paymentsCountMax: terms.paymentsCountMax,
  instalments: terms.instalments.map(({ paymentsCount, estimatedValueInPercent }) => ({
    paymentsCount,
    endValuePercent: Number(estimatedValueInPercent),
  })),
  marginPercent: orNumber(terms.marginInPercent),
  administrativeCostPercent: orNumber(terms.administrativeCostInPercent),
  interestPercent: orNumber(terms.interest),
  handlingFee: terms.handlingFee,
  commission: terms.commission,
  serviceFee: terms.serviceFee,
  priceRanges: terms.priceRanges,
  medicalRanges: terms.medicalRanges.map((range) => ({
    ...range,
    baseRatePercent: Number(range.baseRateInPercent),
    marginPercent: Number(range.marginInPercent),
  })),
});

/** What a version says, on the wire. */
export const termsToWire = (terms: CategoryTermsDocument) => ({
  name: terms.name,
  cfa: terms.cfa,
  iac_code: terms.iacCode,
  partner_program: terms.partnerProgram,
  own_payment_min_percent: terms.ownPaymentMinInPercent,
  own_payment_max_percent: terms.ownPaymentMaxInPercent,
  payments_count_min: terms.paymentsCountMin,
  payments_count_max: terms.paymentsCountMax,
  instalments: terms.instalments.map(({ paymentsCount, estimatedValueInPercent }) => ({
    payments_count: paymentsCount,
    end_value_percent: estimatedValueInPercent,
  })),
  margin_percent: terms.marginInPercent,
  administrative_cost_percent: terms.administrativeCostInPercent,
  interest_percent: terms.interest,
  depreciation_rate_percent: terms.depreciationRate,
  handling_fee: orAmount(terms.handlingFee),
  commission: orAmount(terms.commission),
  service_fee: orAmount(terms.serviceFee),
  price_ranges: terms.priceRanges.map(({ priceFrom, priceTo, amount }) => ({
    price_from: groszToWire(priceFrom),
    price_to: groszToWire(priceTo),
    amount: groszToWire(amount),
  })),
  medical_ranges: terms.medicalRanges.map((range) => ({
    price_from: groszToWire(range.priceFrom),
    price_to: groszToWire(range.priceTo),
    months_from: range.monthsFrom,
    months_to: range.monthsTo,
    base_rate_percent: range.baseRateInPercent,
    margin_percent: range.marginInPercent,
  })),
});

const progressToWire = (progress: PropagationProgress): NonNullable<Wire['propagation']> => ({
  version: progress.version,
  shops: progress.shops,
  done: progress.done,
  is_done: progress.isDone,
  kept: progress.kept.map(({ shopId, name }) => ({ shop_id: shopId, name })),
  failed: progress.failed.map(({ shopId, name, sentence }) => ({ shop_id: shopId, name, sentence })),
});

/** A category with how far its last change has come; null where none was sent, or it is not asked for. */
export const categoryToWire = (category: DefaultCategory, progress: PropagationProgress | null): Wire => ({
  ...termsToWire(category),
  id: category.id,
  value: category.value,
  version: category.version,
  updated_at: momentToWire(category.updatedAt),
  updated_by: category.updatedBy,
  following: category.following,
  own_terms: category.ownTerms,
  propagation: progress && progressToWire(progress),
});
