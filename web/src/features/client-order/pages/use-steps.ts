import { phaseOf, stepsOf, toneOf } from '@app/machines/order';
import type { StepName } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import type { Step } from '../../../kit/page/step-circles.tsx';
import type { Order } from '../queries/order-query.ts';

/** Whether nothing is left to do, so that each step is done. */
const isOver = ({ status }: Order): boolean =>
  phaseOf(status) === 'closed' && toneOf(status, 'client') === 'done';

/** The chart's steps of this order with their words; those before the current one are done. */
export function useSteps(order: Order, current: StepName): Step[] {
  const t = useTranslations('orderPage');
  const names = stepsOf(order.facts, 'client');
  const at = isOver(order) ? names.length : names.indexOf(current);
  return names.map((name, index) => ({
    name,
    label: t(`steps.${name}`),
    duration: t(`durations.${name}`),
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
