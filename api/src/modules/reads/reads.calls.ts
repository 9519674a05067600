// The calls of this module.
export { exportReads, listReads } from './list-reads.ts';
export { explainReadAlert, listReadAlerts } from './read-alerts.ts';
