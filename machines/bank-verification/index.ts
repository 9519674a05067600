export { verificationNeeds } from './needs.ts';
export { missingFor } from './missing.ts';
export type { Choice, Missing, VerificationMode, VerificationNeeds } from './missing.ts';
