// The calls of this module.
export { paymentsReport } from './payments-report.ts';
export { salesReport, salesReport as shopSalesReport } from './sales-report.ts';
