import { useTranslations } from 'use-intl';
import type { Order } from '../queries/order-query.ts';
import { sinceWhen } from '../../../kit/format/dates.ts';

/** When the order came into its present state. */
export function lastChange(order: Order): Date {
  const latest = order.orderStatesAttributes
    .map(({ createdAt }) => Date.parse(createdAt))
    .sort((a, b) => b - a)[0];
  return new Date(latest ?? Date.parse(order.orderedAt));
}

/** The same in words: 'dziś, 12:15'. */
export function useLastChange(order: Order, now: Date): string {
  const t = useTranslations('forms');
  return sinceWhen(lastChange(order), now, t('today'));
}
