import { chance, offerByHand } from '@app/machines/testing/offers';
import type { OfferCase } from '@app/machines/testing/offers';
import { grossFromNet, standardVat } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { previewOf } from './category-preview.ts';
import { emptyValues } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';

const sectors = { lease: 'general', industry: 'industry', medical: 'medical' } as const;
const hundredths = (percent: number): number => percent / 100;

/** Those whose editor shows a preview: loans and plm are priced by tables of their own. */
type Previewed = OfferCase & { readonly formula: keyof typeof sectors };

/** The category as its editor would hold it, with the base rate in force, percent a year. */
function edited(asked: Previewed, basePercent: number): CategoryValues {
  const { formula, paymentsCount, ratePercent } = asked;
  const empty = emptyValues(sectors[formula]);
  const span = { ownPaymentMaxPercent: 100, paymentsCountMin: 12, paymentsCountMax: 120 };
  if (formula === 'industry')
    return {
      ...{ ...empty, ...span, interestPercent: hundredths(ratePercent) },
      handlingFee: asked.handlingFee,
    };
  const serviceFee = asked.serviceFee === 0 ? null : asked.serviceFee;
  const marginPercent = hundredths(ratePercent - basePercent * 100);
  if (formula === 'medical')
    return {
      ...{ ...empty, ...span, serviceFee },
      medicalRanges: [
        {
          ...{ priceFrom: 0, priceTo: asked.grossPrice, monthsFrom: 12, monthsTo: 120 },
          ...{ baseRatePercent: basePercent, marginPercent },
        },
      ],
    };
  return {
    ...{ ...empty, ...span, serviceFee, marginPercent },
    administrativeCostPercent: hundredths(asked.administrativeCostPercent),
    instalments: [{ paymentsCount, endValuePercent: hundredths(asked.residualPercent) }],
    priceRanges: [
      { priceFrom: 0, priceTo: asked.grossPrice - 1, amount: 1 },
      { priceFrom: asked.grossPrice, priceTo: asked.grossPrice, amount: asked.rangeAmount },
    ],
  };
}

test('the preview shows what is worked out by hand, over a thousand random categories', () => {
  const next = chance(2026);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const formulas = Object.keys(sectors) as Previewed['formula'][];
  for (let at = 0; at < 1_000; at += 1) {
    const price = 100_000 + upTo(20_000_000);
    const basePercent = hundredths(upTo(700));
    const asked: Previewed = {
      formula: formulas[at % 3] ?? 'lease',
      price,
      grossPrice: grossFromNet(price, standardVat),
      ownPercent: upTo(4500),
      paymentsCount: 12 + upTo(108),
      ratePercent: Math.round(basePercent * 100) + 100 + upTo(1500),
      residualPercent: upTo(3000),
      administrativeCostPercent: upTo(500),
      rangeAmount: upTo(50_000),
      handlingFee: upTo(100_000),
      serviceFee: upTo(2_000),
      ...{ costIsFinanced: false, insurance: 0, factorPercent: 0 },
    };
    const wish = { price, ownPercent: hundredths(asked.ownPercent) };
    const offer = previewOf(edited(asked, basePercent), basePercent, wish, asked.paymentsCount);
    const found = { installmentValue: offer?.installmentValue, totalCost: offer?.totalCost };
    expect({ asked, ...found }).toEqual({ asked, ...offerByHand(asked) });
  }
});
