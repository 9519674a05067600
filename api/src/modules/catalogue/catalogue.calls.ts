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
