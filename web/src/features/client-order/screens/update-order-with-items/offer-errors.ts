/** The field's id for a path that browser or server refused: 'order_items_attributes.0.gross_price' → 'item-0-price'; '' is the whole form. */
export function fieldIdOf(path: string): string {
  const [, index, name] = /^order_items_attributes\.(\d+)\.(\w+)$/u.exec(path) ?? [];
  if (index !== undefined && name !== undefined)
    return `item-${index}-${name.replace('gross_price', 'price')}`;
  if (path === 'own_payment_in_percent') return 'own-payment-percent';
  if (path === 'own_payment' || path === 'gross_own_payment') return 'own-payment';
  if (path === 'custom_purpose_loan') return 'custom-purpose-loan';
  return path === 'payments_count' ? 'payments-count' : '';
}

/** Problems by the ids of their fields; the first one of a field is said. */
export function errorsOf(problems: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const [path, message] of Object.entries(problems)) {
    const id = fieldIdOf(path);
    if (!errors.has(id)) errors.set(id, message);
  }
  return errors;
}

/** The errors as the summary lists them: those in a product's dialog lead to the button that opens it. */
export function summaryOf(errors: ReadonlyMap<string, string>, idOf: (id: string) => string = (id) => id) {
  return [...errors].map(([id, message]) => (id === '' ? { message } : { fieldId: idOf(id), message }));
}
