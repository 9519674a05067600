import { listStatusTimes, type Tx } from '@app/db';
import type { FinancingType, OrderStatus } from '@app/machines/order';
import { afterWarsawDays, warsawDay } from '@app/machines/rules';
import { startOfDay } from '../../kernel/polish-days.ts';
import { daysKept, lastClosedDay } from './count-days.ts';
import { addDurations, quantile, type Durations } from './durations.ts';

/** How long orders of a financing usually are in a status: the median of those that left it on the days that are kept, in ms; null where none did. */
export async function usualTimes(
  tx: Tx,
  financing: FinancingType,
  now: number,
): Promise<(status: OrderStatus) => number | null> {
  const to = lastClosedDay(now);
  const from = warsawDay(afterWarsawDays(startOfDay(to), 1 - daysKept));
  const sums = new Map<string, Map<number, number>>();
  for (const { status, durations } of await listStatusTimes(tx, { from, to }, { financing })) {
    const sum = sums.get(status) ?? new Map<number, number>();
    addDurations(sum, JSON.parse(durations) as Durations);
    sums.set(status, sum);
  }
  return (status) => quantile(sums.get(status) ?? new Map(), 0.5);
}
