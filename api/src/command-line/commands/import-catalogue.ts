import {
  importCategories,
  importConsentTexts,
  importDepreciationRates,
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  setBaseRate,
  type CategoryImport,
} from '@app/db';
import { readCatalogue } from '../catalogue-file.ts';
import { command } from '../command.ts';

const nothing = {
  administrativeCostInPercent: null,
  marginInPercent: null,
  interest: null,
  depreciationRate: null,
  iacCode: null,
  cfa: null,
  partnerProgram: null,
  handlingFee: null,
  commission: null,
  serviceFee: null,
};

/** What is financed and on which terms, and what clients agree to: without it no order can be calculated. */
export const importCatalogue = command({
  words: 'catalogue import',
  about: 'take categories, rates and consent texts from a JSON file, all of it or nothing',
  options: {
    file: { value: 'path', about: 'docs/deploy/catalogue.example.json shows its form', required: true },
  },
  async run({ db, now, readFile }, { file }) {
    const given = readCatalogue(readFile(file));
    // What was set before and is left out now is nothing.
    const categories = given.categories?.map((one) => ({ ...nothing, ...one }) as CategoryImport);
    const texts = given.consentTexts?.map((one, position) => ({ ...one, position }));
    await db.transaction(async (tx) => {
      if (categories) await importCategories(tx, categories, now());
      if (texts) await importConsentTexts(tx, texts);
      if (given.loanParameters) await importLoanParameters(tx, null, given.loanParameters);
      if (given.medicalRanges) await importMedicalRanges(tx, null, given.medicalRanges);
      if (given.plmRows) await importPlmRows(tx, null, given.plmRows);
      if (given.depreciationRates) await importDepreciationRates(tx, given.depreciationRates);
      for (const rate of given.baseRates ?? [])
        await setBaseRate(tx, { ...rate, setBy: null, createdAt: now() });
    });
    const counted = Object.entries(given).map(([what, rows]) => `${what}: ${rows?.length ?? 0}`);
    return `Imported ${counted.join(', ') || 'nothing: the file names no part of the catalogue'}.`;
  },
});
