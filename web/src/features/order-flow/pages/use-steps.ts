import { phaseOf, stepsOf, toneOf } from '@app/machines/order';
import type { StepName } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import type { Step } from '../../../kit/page/step-circles.tsx';
import type { Order } from '../queries/order-query.ts';

/** Whether the client has no step left: it is all over, or his last step, the signature, is done and others have theirs (F107). */
export function isOver(
  { status, audience, facts }: Pick<Order, 'status' | 'audience' | 'facts'>,
  current: StepName,
): boolean {
  const tone = toneOf(status, audience);
  if (phaseOf(status) === 'closed') return tone === 'done';
  return audience === 'client' && current === 'signing' && facts.signed && tone !== 'attention';
}

/** Steps with their words; those before the current one (`at`) are done. */
export function useStepWords(names: readonly StepName[], at: number): Step[] {
  const t = useTranslations('orderPage');
  return names.map((name, index) => ({
    name,
    label: t(`steps.${name}`),
    duration: t(`durations.${name}`),
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}

/** The chart's steps of this order for whoever looks. */
export function useSteps(order: Order, current: StepName): Step[] {
  const names = stepsOf(order.facts, order.audience);
  return useStepWords(names, isOver(order, current) ? names.length : names.indexOf(current));
}
