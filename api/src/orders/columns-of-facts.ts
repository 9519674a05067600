import type { OrderChanges } from '@app/db';
import type { Facts } from '@app/machines/order';

/** The facts that the order's columns repeat, so that lists can be filtered by them. */
export const columnsOfFacts = (facts: Facts): OrderChanges => ({
  facts,
  flowType: facts.flowType,
  agreementSignatureType: facts.method,
  agreementStatus: facts.agreementStatus,
  cashPaymentAllowed: facts.cashPaymentAllowed,
});
