// The calls of this module.
export { listBaseRates, setBaseRate } from './base-rates.ts';
export {
  createDefaultCategory,
  deleteDefaultCategory,
  getDefaultCategory,
  listCategoryVersions,
  listDefaultCategories,
  previewPropagation,
  updateDefaultCategory,
} from './default-categories.ts';
export {
  getCategoryOfShop,
  listCategoriesOfShop,
  resetCategoryOfShop,
  updateCategoryOfShop,
} from './shop-categories.ts';
export { getDepreciationRates, setDepreciationRates } from './depreciation-rates.ts';
export { getDefaultLoanParameters, setDefaultLoanParameters } from './loan-parameters.ts';
export { getMedicalPriceRanges, setMedicalPriceRanges } from './price-ranges.ts';
export {
  activatePlmCalculation,
  addPlmCalculation,
  getPlmCalculations,
  setPlmCalculations,
} from './plm-calculations.ts';
