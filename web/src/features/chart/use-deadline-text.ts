import type { DocumentStatus } from '@app/machines/diagram';
import { useTranslations } from 'use-intl';
import type { ChartModel } from './chart-model.ts';

/** What the clock does in a status, in one line: '7 dni: Anulowano'; the first that is about the order counts. */
export function useDeadlineText({ statusOf }: ChartModel): (status: DocumentStatus) => string {
  const t = useTranslations('chart.panel');
  return ({ deadlines, transient }) => {
    if (transient) return '';
    if (deadlines.length === 0) return t('noDeadline');
    const said = deadlines.map(({ days, outcome }) =>
      t('deadlineTo', {
        days: t('days', { days }),
        name: 'to' in outcome ? statusOf(outcome.to).name : outcome.task,
      }),
    );
    return [...new Set(said)].join('; ');
  };
}
