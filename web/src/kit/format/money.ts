import { formatPercent, formatPln, formatShare, fromDecimal } from '@app/machines/rules';

/** An amount from the wire for reading: '12 345,67 zł'. */
export function pln(amount: string): string {
  return formatPln(fromDecimal(amount));
}

/** An own payment's percentage from the wire for reading: '10,00%'. */
export function shareText(percent: string): string {
  return formatShare(Number(percent));
}

/** A percentage from the wire for reading: '12,5%'. */
export function percentText(percent: string): string {
  return formatPercent(Number(percent));
}
