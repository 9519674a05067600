import { toDecimal } from './money.ts';
import type { RefundOfSum } from './refunds.ts';

/** A sum that came, in hundredths of its currency. */
export interface ReceivedSum {
  readonly id: string;
  readonly paymentKind: 'test_payment' | 'initial_payment';
  readonly amount: number;
  readonly currency: string;
  readonly settled: 'accepted' | 'refused' | null;
}

/** What an order has its money for. */
export interface MoneyUse {
  readonly paid: boolean;
  /** Due before signing, in grosz. */
  readonly initialPayment: number;
  /** The order was cancelled: it keeps nothing. */
  readonly cancelled: boolean;
}

const total = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

const refundsOf = (sum: ReceivedSum, refunds: readonly RefundOfSum[]): readonly RefundOfSum[] =>
  refunds.filter(({ operationId }) => operationId === sum.id);

const restOf = (sum: ReceivedSum, refunds: readonly RefundOfSum[]): number =>
  sum.amount - total(refundsOf(sum, refunds));

/**
 * What has to go back of the money of one kind and has no refund yet, oldest sum first: of the initial payment all but
 * what was accepted and is due, of a verification everything. A sum of an unknown amount has the amount 0.
 */
export function owedBack<S extends ReceivedSum>(
  kind: ReceivedSum['paymentKind'],
  sums: readonly S[],
  refunds: readonly RefundOfSum[],
  { paid, initialPayment, cancelled }: MoneyUse,
): { readonly sum: S; readonly amount: number }[] {
  let due = kind === 'initial_payment' && paid && !cancelled ? initialPayment : 0;
  return sums.flatMap((sum) => {
    if (sum.paymentKind !== kind) return [];
    const rest = restOf(sum, refunds);
    const kept = sum.settled === 'accepted' && sum.currency === 'PLN' ? Math.min(rest, due) : 0;
    due -= kept;
    const isUnknown = sum.amount === 0 && refundsOf(sum, refunds).length === 0;
    return rest > kept || isUnknown ? [{ sum, amount: rest - kept }] : [];
  });
}

/** Where all money of one currency is, in its hundredths. */
interface Balance {
  readonly received: number;
  readonly accepted: number;
  readonly held: number;
  readonly refunds: number;
}

function balanceOf(
  sums: readonly ReceivedSum[],
  refunds: readonly RefundOfSum[],
  { paid, cancelled, isHolding }: MoneyUse & { readonly isHolding: boolean },
): Balance {
  const restWhere = (settled: ReceivedSum['settled'], where: boolean): number =>
    sums
      .filter((sum) => where && sum.paymentKind === 'initial_payment' && sum.settled === settled)
      .reduce((rest, sum) => rest + Math.max(0, restOf(sum, refunds)), 0);
  return {
    received: total(sums),
    accepted: restWhere('accepted', paid && !cancelled),
    held: restWhere(null, isHolding),
    refunds: total(sums.flatMap((sum) => refundsOf(sum, refunds))),
  };
}

/**
 * How the law of the ledger is broken, a sentence a currency: what was received is accepted, held while somebody looks at
 * it, or a refund; and no more is accepted than is due.
 */
export function ledgerFaults(
  sums: readonly ReceivedSum[],
  refunds: readonly RefundOfSum[],
  use: MoneyUse & { readonly isHolding: boolean },
): string[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const { received, accepted, held, refunds: back } = balanceOf(own, refunds, use);
    const said = `of ${toDecimal(received)} ${currency} that came ${toDecimal(accepted)} is accepted, ${toDecimal(held)} held and ${toDecimal(back)} owed back or returned`;
    const isDue = accepted === 0 || (currency === 'PLN' && accepted <= use.initialPayment);
    return [
      ...(received === accepted + held + back ? [] : [said]),
      ...(isDue
        ? []
        : [
            `${toDecimal(accepted)} ${currency} is accepted where ${toDecimal(use.initialPayment)} PLN is due`,
          ]),
    ];
  });
}
