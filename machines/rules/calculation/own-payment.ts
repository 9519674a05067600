import { percentOf, shareOf } from '../percent.ts';
import { grossFromNet, netFromGross, standardVat } from '../vat.ts';

/** The own payment as it was entered: a net amount, a gross amount (both grosz) or a percent. The entered side leads. */
export type EnteredOwnPayment =
  | { readonly amount: number }
  | { readonly grossAmount: number }
  | { readonly percent: number };

/** The own payment on all sides: net and gross in grosz, percent of the financed value with two decimals. */
export interface OwnPayment {
  readonly ownPayment: number;
  readonly grossOwnPayment: number;
  readonly ownPaymentInPercent: number;
  /** An amount was entered, not a percent. */
  readonly entryValueSetManually: boolean;
}

/** Both sides of an own payment in grosz; the entered one stays as it is, whether or not it is within any bounds. */
export function ownAmountsOf(
  entered: EnteredOwnPayment,
  side: 'net' | 'gross',
  value: number,
): readonly [net: number, gross: number] {
  if ('amount' in entered) return [entered.amount, grossFromNet(entered.amount, standardVat)];
  if ('grossAmount' in entered) return [netFromGross(entered.grossAmount, standardVat), entered.grossAmount];
  const share = shareOf(value, entered.percent);
  return side === 'net'
    ? [share, grossFromNet(share, standardVat)]
    : [netFromGross(share, standardVat), share];
}

/**
 * All sides of an own payment. `value` is what is financed, in grosz: the net price of a lease, the gross price of a
 * loan; the VAT between the sides is 23%. Throws RangeError below zero or above the value: ask the bounds first.
 */
export function ownPaymentOf(entered: EnteredOwnPayment, side: 'net' | 'gross', value: number): OwnPayment {
  const [ownPayment, grossOwnPayment] = ownAmountsOf(entered, side, value);
  const paid = side === 'net' ? ownPayment : grossOwnPayment;
  if (paid < 0 || paid > value) throw new RangeError(`an own payment of ${paid} towards ${value}`);
  return {
    ownPayment,
    grossOwnPayment,
    ownPaymentInPercent: 'percent' in entered ? entered.percent : percentOf(paid, value),
    entryValueSetManually: !('percent' in entered),
  };
}

/**
 * What was entered, read back from an order's columns (grosz, percent): the amount that leads is the one from which the
 * other follows. Null where nothing was entered yet.
 */
export function enteredOwnPayment(stored: {
  readonly ownPayment: number | null;
  readonly grossOwnPayment: number | null;
  readonly ownPaymentInPercent: number | null;
  readonly entryValueSetManually: boolean;
}): EnteredOwnPayment | null {
  const { ownPayment, grossOwnPayment, ownPaymentInPercent, entryValueSetManually } = stored;
  if (!entryValueSetManually) return ownPaymentInPercent === null ? null : { percent: ownPaymentInPercent };
  if (ownPayment === null || grossOwnPayment === null) return null;
  return grossFromNet(ownPayment, standardVat) === grossOwnPayment
    ? { amount: ownPayment }
    : { grossAmount: grossOwnPayment };
}
