import { fromDecimal, toDecimal } from '@app/machines/rules';
import type { CategorySector, EditedCategory } from '@app/machines/rules';
import type { CallInput } from '../../api/call-api.ts';
import type { Category, CategoryVersion } from './categories-query.ts';

/** A category as its editor holds it. */
export interface CategoryValues extends EditedCategory {
  readonly partnerProgram: string | null;
  readonly depreciationRatePercent: number | null;
}

type Said = CategoryVersion['category'] | Category;

const percent = (text: string | null): number | null => (text === null ? null : Number(text));
const grosz = (text: string | null): number | null => (text === null ? null : fromDecimal(text));

/** What a category says, as its editor holds it. */
export const valuesOf = (sector: CategorySector, said: Said): CategoryValues => ({
  sector,
  name: said.name,
  cfa: said.cfa,
  iacCode: said.iacCode,
  partnerProgram: said.partnerProgram,
  ownPaymentMinPercent: percent(said.ownPaymentMinPercent),
  ownPaymentMaxPercent: percent(said.ownPaymentMaxPercent),
  paymentsCountMin: said.paymentsCountMin,
  paymentsCountMax: said.paymentsCountMax,
  instalments: said.instalments.map(({ paymentsCount, endValuePercent }) => ({
    paymentsCount,
    endValuePercent: Number(endValuePercent),
  })),
  marginPercent: percent(said.marginPercent),
  administrativeCostPercent: percent(said.administrativeCostPercent),
  interestPercent: percent(said.interestPercent),
  depreciationRatePercent: percent(said.depreciationRatePercent),
  handlingFee: grosz(said.handlingFee),
  commission: grosz(said.commission),
  serviceFee: grosz(said.serviceFee),
  priceRanges: said.priceRanges.map(({ priceFrom, priceTo, amount }) => ({
    priceFrom: fromDecimal(priceFrom),
    priceTo: fromDecimal(priceTo),
    amount: fromDecimal(amount),
  })),
  medicalRanges: said.medicalRanges.map((range) => ({
    priceFrom: fromDecimal(range.priceFrom),
    priceTo: fromDecimal(range.priceTo),
    monthsFrom: range.monthsFrom,
    monthsTo: range.monthsTo,
    baseRatePercent: Number(range.baseRatePercent),
    marginPercent: Number(range.marginPercent),
  })),
});

/** A category that is still to be said. */
export const emptyValues = (sector: CategorySector): CategoryValues => ({
  ...{ sector, name: '', cfa: null, iacCode: null, partnerProgram: null, depreciationRatePercent: null },
  ...{ ownPaymentMinPercent: 0, ownPaymentMaxPercent: null, paymentsCountMin: null, paymentsCountMax: null },
  ...{ instalments: [], marginPercent: null, administrativeCostPercent: null, interestPercent: null },
  ...{ handlingFee: null, commission: null, serviceFee: null, priceRanges: [], medicalRanges: [] },
});

const percentText = (value: number | null): string | null => (value === null ? null : value.toFixed(2));
const amountText = (value: number | null): string | null => (value === null ? null : toDecimal(value));
const filled = (text: string | null): string | null =>
  (text ?? '').trim() === '' ? null : (text ?? '').trim();

/** The category as it is sent. */
export const bodyOf = (values: CategoryValues): NonNullable<CallInput<'createDefaultCategory'>['body']> => ({
  name: values.name.trim(),
  cfa: filled(values.cfa),
  iacCode: filled(values.iacCode),
  partnerProgram: filled(values.partnerProgram),
  ownPaymentMinPercent: percentText(values.ownPaymentMinPercent),
  ownPaymentMaxPercent: percentText(values.ownPaymentMaxPercent),
  paymentsCountMin: values.paymentsCountMin,
  paymentsCountMax: values.paymentsCountMax,
  instalments: values.instalments.map(({ paymentsCount, endValuePercent }) => ({
    paymentsCount: paymentsCount,
    endValuePercent: endValuePercent.toFixed(2),
  })),
  marginPercent: percentText(values.marginPercent),
  administrativeCostPercent: percentText(values.administrativeCostPercent),
  interestPercent: percentText(values.interestPercent),
  depreciationRatePercent: percentText(values.depreciationRatePercent),
  handlingFee: amountText(values.handlingFee),
  commission: amountText(values.commission),
  serviceFee: amountText(values.serviceFee),
  priceRanges: values.priceRanges.map(({ priceFrom, priceTo, amount }) => ({
    priceFrom: toDecimal(priceFrom),
    priceTo: toDecimal(priceTo),
    amount: toDecimal(amount),
  })),
  medicalRanges: values.medicalRanges.map((range) => ({
    priceFrom: toDecimal(range.priceFrom),
    priceTo: toDecimal(range.priceTo),
    monthsFrom: range.monthsFrom,
    monthsTo: range.monthsTo,
    baseRatePercent: range.baseRatePercent.toFixed(2),
    marginPercent: range.marginPercent.toFixed(2),
  })),
});

/** What of a category is another value than before, by the names of its fields. */
export const changedFields = (
  before: CategoryValues,
  after: CategoryValues,
): readonly (keyof CategoryValues)[] =>
  (Object.keys(after) as (keyof CategoryValues)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/** A value as it can be read beside another: a list by its rows. */
export function inWords(value: CategoryValues[keyof CategoryValues]): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace('.', ',');
  return value.map((row) => Object.values(row).join(' / ')).join('; ') || '–';
}

/** What the parts of the editor share: the values, a change of some of them, and the message of a field by its path. */
export interface Editing {
  readonly values: CategoryValues;
  readonly set: (change: Partial<CategoryValues>) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** A whole number as it is typed; null while nothing is. */
export const countIn = (typed: string): number | null => {
  const digits = typed.replace(/\D/gu, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
};
