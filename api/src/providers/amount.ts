/** Grosz as the providers write money: '2460.00', a dot and always two places. */
export function amountOf(grosz: number): string {
  const sign = grosz < 0 ? '-' : '';
  const digits = String(Math.abs(grosz)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The grosz of a provider's '2460.00', or undefined where the text is not an amount with at most two places. */
export function groszOf(amount: string): number | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
