// The calls of this module.
export {
  createDefaultCategory,
  deleteDefaultCategory,
  getDefaultCategory,
  listCategoryVersions,
  listDefaultCategories,
  previewPropagation,
  updateDefaultCategory,
} from './default-categories.ts';
