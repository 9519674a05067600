import { financingTypes, salesChannels, type QueryOf } from '@app/machines/contract';
import {
  agreementStatusNames,
  deliveredStatuses,
  isOrderStatus,
  orderStatuses,
  type AgreementStatus,
} from '@app/machines/order';
import { operationTypes, paymentStatuses } from '@app/machines/rules';
import { known, oneOf } from '../order-life/order-list-query.ts';

const isAgreementStatus = oneOf(Object.keys(agreementStatusNames) as AgreementStatus[]);

/** The statuses that are asked for, delivered ones or the others where that is said. */
function statusesIn({ order_statuses: words, delivered }: QueryOf<'salesReport'>) {
  const asked = known('order_statuses', words, isOrderStatus);
  if (delivered === undefined) return asked;
  const among = deliveredStatuses();
  return (asked ?? orderStatuses).filter((status) => among.includes(status) === (delivered === 'true'));
}

/** What the words of a report of sales narrow it to; 422 for a word that is none of the listed ones. */
export function salesWords(query: QueryOf<'salesReport'>) {
  const statuses = statusesIn(query);
  const financing = known('financing_types', query.financing_types, oneOf(financingTypes));
  const channels = known('sales_channels', query.sales_channels, oneOf(salesChannels));
  const agreements = known('agreement_statuses', query.agreement_statuses, isAgreementStatus);
  return {
    ...(statuses !== undefined && { statuses }),
    ...(financing !== undefined && { financingTypes: financing }),
    ...(channels !== undefined && { salesChannels: channels }),
    ...(agreements !== undefined && { agreementStatuses: agreements }),
  };
}

/** The same of a report of payments. */
export function paymentsWords(query: QueryOf<'paymentsReport'>) {
  const types = known('operation_types', query.operation_types, oneOf(operationTypes));
  const statuses = known('statuses', query.statuses, oneOf(paymentStatuses));
  return { ...(types !== undefined && { types }), ...(statuses !== undefined && { statuses }) };
}
