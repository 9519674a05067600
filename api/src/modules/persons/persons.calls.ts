// The calls of this module.
export {
  copyPerson,
  erasePerson,
  findPerson,
  getPersonCertificate,
  listPersonRequests,
  recordCorrection,
  withdrawConsents,
} from './person-requests.ts';
export { getRetention, saveRetentionRule } from './retention.ts';
