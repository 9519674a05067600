// The calls of this module.
export { paymentsReport } from './payments-report.ts';
export { listReportRecipients } from './report-recipients.ts';
export { salesReport, salesReport as shopSalesReport } from './sales-report.ts';
export { deleteReport, listSavedReports, saveReport } from './saved-reports.ts';
export { getSentReport } from './sent-report.ts';
