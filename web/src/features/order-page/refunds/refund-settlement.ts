import { fromDecimal } from '@app/machines/rules';
import type { Reply } from '../../../api/answer.ts';

type Money = Reply<'getMoney'>;

/** The sum of which a refund is a part: when it came, and what of it stays; in hundredths of its currency. */
export interface Settlement {
  readonly number: string | null;
  readonly at: string;
  readonly came: number;
  readonly stays: number;
}

/** Null where the sum is not in the history of the order's money. */
export function settlementOf({ history, refunds }: Money, operationId: string): Settlement | null {
  const came = history.find((each) => each.operationId === operationId && each.what === 'payment_completed');
  if (came === undefined) return null;
  const amount = fromDecimal(came.amount);
  const back = refunds
    .filter((refund) => refund.operationId === operationId)
    .reduce((total, refund) => total + fromDecimal(refund.amount), 0);
  return { number: came.number, at: came.at, came: amount, stays: amount - back };
}
