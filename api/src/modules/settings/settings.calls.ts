// The calls of this module.
export { listFeatures, setFeature } from './features.ts';
export {
  getNextMaintenanceMessage,
  listMaintenanceMessages,
  planMaintenance,
  withdrawMaintenance,
} from './maintenance-messages.ts';
export { listPossibleReasons, listReasons, saveReasons } from './possible-reasons.ts';
