/**
 * An amount as it may stand in its field while it is typed or after pasting: digits and one comma with at most two
 * digits behind it; all else is stripped. '12 345.678 zł' → '12345,67'.
 */
export function amountText(typed: string): string {
  const kept = typed.replace(/[^\d.,]/gu, '');
  const separators = [...kept.matchAll(/[.,]/gu)];
  const last = separators.at(-1);
  const grouped = separators.length > 1 && separators.every(([one]) => one === last?.[0]);
  if (last === undefined || grouped) return kept.replace(/[.,]/gu, '');
  const whole = kept.slice(0, last.index).replace(/[.,]/gu, '');
  const decimals = kept.slice(last.index + 1).slice(0, 2);
  return `${whole === '' ? '0' : whole},${decimals}`;
}

/** The same of an amount that may be a loss: a minus in front stays, whichever of the three that are pasted it is. */
export const signedAmountText = (typed: string): string =>
  `${/^\s*[-\u2212\u2013]/u.test(typed) ? '-' : ''}${amountText(typed)}`;
