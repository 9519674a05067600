// The calls of this module.
export { salesReport, salesReport as shopSalesReport } from './sales-report.ts';
