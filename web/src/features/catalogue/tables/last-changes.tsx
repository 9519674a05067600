import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { StoredSet } from './table-kind.ts';

/** Who changed the table last, and when. */
export function LastChanges({ changes }: Pick<StoredSet<unknown>, 'changes'>) {
  const t = useTranslations('tables');
  return (
    <PanelCard title={t('changes')} first>
      {changes.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noChanges')}
        </Box>
      )}
      {changes.map(({ at, by, written, gone }, index) => (
        <Box key={index} textStyle="small" py="2" overflowWrap="anywhere">
          <div>
            {shortTime(new Date(at))}, {by}
          </div>
          <Box color="ink.muted">{t('change', { written, gone })}</Box>
        </Box>
      ))}
    </PanelCard>
  );
}
