import { stepsOf } from '@app/machines/order';
import type { StepName } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import type { Step } from '../../../kit/page/step-circles.tsx';
import type { Order } from '../queries/order-query.ts';

/** Statuses after which nothing is left to do: each step is done. */
const over: ReadonlySet<string> = new Set(['finished']);

/** The chart's steps of this order with their words; those before the current one are done. */
export function useSteps(order: Order, current: StepName): Step[] {
  const t = useTranslations('orderPage');
  const names = stepsOf(order.facts, 'client');
  const at = over.has(order.status) ? names.length : names.indexOf(current);
  return names.map((name, index) => ({
    name,
    label: t(`steps.${name}`),
    duration: t(`durations.${name}`),
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
