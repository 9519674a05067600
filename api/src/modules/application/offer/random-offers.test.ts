import {
  importCategories,
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  insertShop,
  listCategories,
  setBaseRate,
  type CategoryImport,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { calculate, grossFromNet, standardVat } from '@app/machines/rules';
import { chance, offerByHand, type OfferCase } from '@app/machines/testing/offers';
import { financingPolicy } from '@app/machines/order';
import { expect, test } from 'vitest';
import { termsOf } from '../../order-life/terms-of.ts';

const now = Date.UTC(2026, 10, 2);
/** Hundredths of a percent a year. */
const base = 455;

const financings = {
  lease: 'lease',
  loan: 'b2b_loan',
  industry: 'industry',
  medical: 'medical',
  plm: 'plm',
} as const;
const formulas = Object.keys(financings) as OfferCase['formula'][];
/** What a shop asks for its service once, of loans alone: goods of other financing have terms of their own for it. */
const loanServiceFee = 12_300;
const text = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Random goods and terms, the same in every run. */
function cases(count: number): readonly OfferCase[] {
  const next = chance(455);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return Array.from({ length: count }, (_, at) => {
    const price = 100_000 + upTo(20_000_000);
    const formula = formulas[at % formulas.length] ?? 'lease';
    return {
      formula,
      ...{ price, grossPrice: grossFromNet(price, standardVat), ownPercent: upTo(4500) },
      // Loans are priced by the number of instalments alone: each has one of its own.
      paymentsCount: formula === 'loan' ? 1 + Math.floor(at / formulas.length) : 12 + upTo(108),
      ...{ ratePercent: base + 100 + upTo(1500) },
      ...{ residualPercent: upTo(3000), administrativeCostPercent: upTo(500), rangeAmount: upTo(50_000) },
      ...{ handlingFee: upTo(100_000), factorPercent: 100 + upTo(900), insurance: upTo(50_000) },
      serviceFee: formula === 'loan' ? loanServiceFee : 1 + upTo(2_000),
      costIsFinanced: next() < 0.5,
    };
  });
}

const wordOf = (at: number): string => `random_${at}`;

const categoryOf = (asked: OfferCase, at: number): CategoryImport => ({
  ...{ sector: financingPolicy[financings[asked.formula]].sector, value: wordOf(at), name: wordOf(at) },
  ...{ ownPaymentMinInPercent: '0.00', ownPaymentMaxInPercent: '100.00' },
  ...{ paymentsCountMin: 1, paymentsCountMax: 120 },
  ...(/^(?:lease|medical)$/u.test(asked.formula) && { serviceFee: asked.serviceFee }),
  ...(asked.formula === 'industry' && {
    ...{ interest: text(asked.ratePercent), handlingFee: asked.handlingFee },
  }),
  ...(asked.formula === 'lease' && {
    // What was imported before margins counts only where there is none.
    ...{ interest: '1.00', marginInPercent: text(asked.ratePercent - base) },
    administrativeCostInPercent: text(asked.administrativeCostPercent),
    priceRanges: [{ priceFrom: asked.grossPrice, priceTo: asked.grossPrice, amount: asked.rangeAmount }],
  }),
  instalments: [{ paymentsCount: asked.paymentsCount, estimatedValueInPercent: text(asked.residualPercent) }],
});

onEachDatabase('offers on random terms', (open) => {
  test('come out of the stored terms as they are worked out by hand', { timeout: 60_000 }, async () => {
    const db = await open();
    const asked = cases(600);
    const shop = await db.transaction(async (tx) => {
      await setBaseRate(tx, { rateInPercent: text(base), validFrom: now - 1, setBy: null, createdAt: now });
      await importCategories(tx, asked.map(categoryOf), now);
      for (const { id, value } of await listCategories(tx, 'medical', null)) {
        const one = asked[Number(value.replace('random_', ''))];
        if (one === undefined) continue;
        await importMedicalRanges(tx, id, [
          {
            ...{ priceFrom: 0, priceTo: one.grossPrice, monthsFrom: 12, monthsTo: 120 },
            ...{ baseRateInPercent: text(base), marginInPercent: text(one.ratePercent - base) },
          },
        ]);
      }
      for (const { id, value } of await listCategories(tx, 'plm', null)) {
        const one = asked[Number(value.replace('random_', ''))];
        if (one === undefined) continue;
        await importPlmRows(tx, id, [
          {
            ...{ supportType: 'standard', paymentsCount: one.paymentsCount, subventionInPercent: '3.50' },
            ...{ priceFrom: 0, priceTo: one.grossPrice, rateInPercent: text(one.factorPercent) },
            ...{ manipulationFee: one.handlingFee, commissionInPercent: '0.00', active: true },
            irrInPercent: '0.00',
          },
        ]);
      }
      const loans = asked.filter(({ formula }) => formula === 'loan');
      await importLoanParameters(
        tx,
        null,
        loans.map((one) => ({
          paymentsCount: one.paymentsCount,
          interest: text(one.ratePercent),
          administrativeCostInPercent: text(one.administrativeCostPercent),
          administrativeCostFinanced: one.costIsFinanced,
          insurancePrice: one.insurance,
        })),
      );
      const settings = { serviceFeeActive: true, serviceFeeValue: loanServiceFee };
      const address = { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa' };
      return insertShop(tx, { ...address, clientId: 'random', name: 'Sklep', configs: [], settings }, now);
    });
    for (const formula of formulas) {
      const categories = await termsOf(db, { financingType: financings[formula], shop, at: now });
      for (const [at, one] of asked.entries()) {
        if (one.formula !== formula) continue;
        const { price, grossPrice, paymentsCount } = one;
        const { offer } = calculate({
          ...{ formula, shop, categories, paymentsCount, customPurposeLoan: 0 },
          items: [{ price, grossPrice, quantity: 1, category: wordOf(at) }],
          own: { percent: one.ownPercent / 100 },
        });
        const found = { installmentValue: offer?.installmentValue, totalCost: offer?.totalCost };
        expect({ one, ...found }).toEqual({ one, ...offerByHand(one) });
      }
    }
  });
});
