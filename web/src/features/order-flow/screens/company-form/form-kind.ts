import type { FormKind } from '@app/machines/company-form';
import { fromDecimal, legalForms } from '@app/machines/rules';
import type { LegalForm } from '@app/machines/rules';
import type { Order } from '../../queries/order-query.ts';

/** What decides which fields this order's form asks for. */
export function formKindOf(order: Order): FormKind {
  const company = order.companyAttributes;
  const legalForm: LegalForm = legalForms.find((form) => form === company?.legalForm) ?? 'sz';
  return {
    legalForm,
    financingType: order.facts.financingType,
    salesChannel: order.facts.salesChannel,
    method: order.facts.method ?? 'delivery',
    grossPrice: fromDecimal(order.grossPrice),
    guarantee: order.facts.guarantee,
    vatId: company?.vatId ?? '',
    representation: company?.jointRepresentation ?? null,
  };
}
