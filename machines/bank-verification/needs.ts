import type { FinancingType } from '../order/order.kinds.ts';
import type { VerificationNeeds } from './missing.ts';

const onlyBank: VerificationNeeds = { personAndBureaus: false };

/** What each kind of financing asks for at the bank: a business loan a person and both bureaus (specification 5). */
export const verificationNeeds: Readonly<Record<FinancingType, VerificationNeeds>> = {
  lease: onlyBank,
  b2b_loan: { personAndBureaus: true },
  medical: onlyBank,
  industry: onlyBank,
  plm: onlyBank,
};
