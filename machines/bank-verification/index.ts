export { verificationNeeds } from './needs.ts';
export { missingFor } from './missing.ts';
export type { Choice, VerificationMode } from './missing.ts';
