import * as v from 'valibot';
import { CommandRefused } from './command.ts';

const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(?:\.\d{1,6})?$/u, 'a percentage as text, for example "12.50"'),
);
const grosz = v.pipe(v.number(), v.safeInteger('an amount in grosz'), v.minValue(0, 'an amount in grosz'));
const payments = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));
/** What stands in addresses and on the wire. */
const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/u, 'small letters, digits and _'));
const sales = v.picklist(['ecommerce', 'shop', 'pos', 'scrapper']);
const financing = v.picklist(['lease', 'b2b_loan', 'medical', 'industry', 'plm']);

const category = v.strictObject({
  sector: v.picklist(['general', 'industry', 'medical', 'plm']),
  value: code,
  name: text,
  ownPaymentMinInPercent: percent,
  ownPaymentMaxInPercent: percent,
  paymentsCountMin: payments,
  paymentsCountMax: payments,
  administrativeCostInPercent: v.optional(percent),
  marginInPercent: v.optional(percent),
  interest: v.optional(percent),
  depreciationRate: v.optional(percent),
  iacCode: v.optional(text),
  cfa: v.optional(text),
  partnerProgram: v.optional(text),
  handlingFee: v.optional(grosz),
  commission: v.optional(grosz),
  serviceFee: v.optional(grosz),
  instalments: v.array(v.strictObject({ paymentsCount: payments, estimatedValueInPercent: percent })),
  priceRanges: v.optional(v.array(v.strictObject({ priceFrom: grosz, priceTo: grosz, amount: grosz })), []),
});

/** A day as the file writes it; its first moment, epoch milliseconds UTC. */
const day = v.pipe(
  v.string(),
  v.isoDate('a day, for example "2026-12-01"'),
  v.transform((said) => Date.parse(`${said}T00:00:00Z`)),
);

const consentText = v.strictObject({
  kind: code,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  validFrom: day,
  name: text,
  text,
  required: v.boolean(),
  channel: v.optional(v.nullable(sales), null),
  financingType: v.optional(v.nullable(financing), null),
});

const loanParameters = v.strictObject({
  paymentsCount: payments,
  interest: percent,
  administrativeCostInPercent: percent,
  administrativeCostFinanced: v.boolean(),
  insurancePrice: grosz,
});

const medicalRange = v.strictObject({
  priceFrom: grosz,
  priceTo: grosz,
  monthsFrom: payments,
  monthsTo: payments,
  baseRateInPercent: percent,
  marginInPercent: percent,
});

const plmRow = v.strictObject({
  supportType: text,
  paymentsCount: payments,
  priceFrom: grosz,
  priceTo: grosz,
  rateInPercent: percent,
  subventionInPercent: percent,
  manipulationFee: grosz,
  commissionInPercent: percent,
  irrInPercent: v.optional(v.nullable(percent), null),
  active: v.optional(v.boolean(), true),
});

const baseRate = v.strictObject({ rateInPercent: percent, validFrom: day });

const depreciationRate = v.strictObject({
  kst: v.pipe(v.string(), v.regex(/^\d{1,3}$/u, 'one to three digits of KST')),
  rateInPercent: percent,
});

/** A part that the file leaves out stays as it is. Percents as decimal text, amounts in grosz. */
const catalogueFile = v.strictObject({
  categories: v.optional(v.array(category)),
  consentTexts: v.optional(v.array(consentText)),
  loanParameters: v.optional(v.array(loanParameters)),
  medicalRanges: v.optional(v.array(medicalRange)),
  plmRows: v.optional(v.array(plmRow)),
  baseRates: v.optional(v.array(baseRate)),
  depreciationRates: v.optional(v.array(depreciationRate)),
});

/** What a catalogue's file says. */
export type CatalogueFile = v.InferOutput<typeof catalogueFile>;

/** Throws CommandRefused with a line for each fault that says where it is: `categories.0.interest: …`. */
export function readCatalogue(json: string): CatalogueFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new CommandRefused(`The file is no JSON: ${(error as Error).message}`);
  }
  const { success, output, issues } = v.safeParse(catalogueFile, parsed);
  if (success) return output;
  const faults = issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new CommandRefused(`Nothing was imported:\n${faults.join('\n')}`);
}
