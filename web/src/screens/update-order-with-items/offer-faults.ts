import { sentences } from '@app/machines/contract';
import type { Fault } from '../../parts/error-summary.tsx';
import type { OfferValues } from './offer-values.ts';

/** What keeps the offer from being counted, by the ids of its fields. */
export function offerFaults(
  { items }: OfferValues,
  pieces: string,
): readonly (Fault & { fieldId: string })[] {
  return items.flatMap((item, index) => [
    ...(item.name.trim() === '' ? [{ fieldId: `item-${index}-name`, message: sentences.required }] : []),
    ...(item.quantity === null || item.quantity < 1
      ? [{ fieldId: `item-${index}-quantity`, message: pieces }]
      : []),
    ...(item.price === null || item.price === 0
      ? [{ fieldId: `item-${index}-price`, message: sentences.required }]
      : []),
  ]);
}

/** The field's id for a path that the server refused: 'order_items_attributes.0.gross_price' → 'item-0-price'. */
export function fieldIdOf(path: string): string {
  const [, index, name] = /^order_items_attributes\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index !== undefined && name !== undefined)
    return `item-${index}-${name.replace('gross_price', 'price')}`;
  if (/own_payment/.test(path)) return 'own-payment';
  return path === 'payments_count' ? 'payments-count' : '';
}
