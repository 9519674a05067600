import type { OrderChanges } from '@app/db';
import type { Facts } from '@app/machines/order';

/** The facts that the order's columns repeat, so that lists can be filtered by them; the financing, which has an index and seldom changes, only where it does. */
export const factColumns = (facts: Facts, before: Facts = facts): OrderChanges => ({
  facts,
  ...(facts.financingType === before.financingType ? {} : { financingType: facts.financingType }),
  flowType: facts.flowType,
  agreementSignatureType: facts.method,
  agreementStatus: facts.agreementStatus,
  cashPaymentAllowed: facts.cashPaymentAllowed,
});
