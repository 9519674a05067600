export {
  getWidgetIndustry,
  getWidgetLease,
  getWidgetLoan,
  getWidgetMedical,
  getWidgetPlm,
} from './calculations.ts';
export { getWidgetCategory, getWidgetMedicalTypes, getWidgetPlmSettings } from './categories.ts';
export { getWidgetManifest } from './manifest.ts';
