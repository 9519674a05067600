import type { Problems } from '@app/machines/rules';
import type { ValidationError } from '../../../../kit/form/validation.ts';

/** The fields of a product whose names on the wire are others. */
const itemFields: Readonly<Record<string, string>> = {
  gross_price: 'price',
  vat_level: 'vatLevel',
  invoice_number: 'invoiceNumber',
  product_type: 'productType',
};
const offerFields: Readonly<Record<string, string>> = {
  own_payment: 'own',
  gross_own_payment: 'own',
  own_payment_in_percent: 'own',
  payments_count: 'paymentsCount',
  custom_purpose_loan: 'customPurposeLoan',
};

/** The form's path for one as it is sent: 'order_items_attributes.0.gross_price' is 'items[0].price'; what lies in no field lies in the goods. */
export function offerPath(sent: string): string {
  const [, index, name] = /^order_items_attributes\.(\d+)\.(\w+)$/u.exec(sent) ?? [];
  if (index !== undefined && name !== undefined) return `items[${index}].${itemFields[name] ?? name}`;
  return offerFields[sent] ?? 'items';
}

/** The same where a product is a row, with its fields in a dialog: 'items[0]'. */
export const rowPath = (sent: string): string => offerPath(sent).replace(/\..*$/u, '');

/** The first problem of each field. */
export function offerErrors(problems: Problems, pathOf = offerPath): readonly ValidationError[] {
  const messages = new Map<string, string>();
  for (const [sent, message] of Object.entries(problems)) {
    if (!messages.has(pathOf(sent))) messages.set(pathOf(sent), message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}
