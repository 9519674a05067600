import { readRuleNames } from '@app/machines/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { FailedState } from '../../kit/elements/empty-state.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../kit/elements/skeleton.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { lazily } from '../../kit/lazily.tsx';
import { FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { alertsQuery } from './reads-query.ts';
import type { Alert } from './reads-query.ts';
import type { ReadsSearch } from './reads-search.ts';
import { useSubject } from './use-subject.ts';

const ExplainDialog = lazily(async () => (await import('./explain-dialog.tsx')).ExplainDialog);

const states = ['open', 'explained'] as const;

/** The reads that an alert is about; a night ends on the day after. */
const searchOf = ({ rule, day, reader, order }: Alert): ReadsSearch => ({
  ...(reader !== null && { userId: reader.id }),
  ...(order !== null && { orderId: order.siemensId }),
  ...(rule === 'many_numbers' && { kinds: 'numbers_shown' }),
  ...(rule === 'large_export' && { kinds: 'list_exported' }),
  dateFrom: day,
  ...(rule !== 'at_night' && { dateTo: day }),
});

/** What was unusual, until somebody has explained it. */
export function AlertsCard({ onSearch }: { onSearch: (search: ReadsSearch) => void }) {
  const t = useTranslations('readAlerts');
  const [state, choose] = useState<(typeof states)[number]>('open');
  const [explained, explain] = useState<Alert | null>(null);
  const query = useInfiniteQuery(alertsQuery(state));
  const alerts = query.data?.pages.flatMap((page) => page.alerts);
  return (
    <Box mt="4">
      <PanelCard title={t('title')} first>
        <FilterLine label={t('parts')}>
          {states.map((each) => (
            <TabChip key={each} chosen={state === each} count={undefined} onChoose={() => choose(each)}>
              {t(each)}
            </TabChip>
          ))}
        </FilterLine>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isLoadingError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
        {alerts?.length === 0 && (
          <SmallText mt="2">{t(state === 'open' ? 'none' : 'noneExplained')}</SmallText>
        )}
        {alerts !== undefined && alerts.length > 0 && (
          <Box mt="2">
            <PanelRows>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} onSearch={onSearch} onExplain={explain} />
              ))}
            </PanelRows>
          </Box>
        )}
        {query.hasNextPage && (
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
      </PanelCard>
      {explained !== null && <ExplainDialog alert={explained} onClose={() => explain(null)} />}
    </Box>
  );
}

type RowProps = {
  alert: Alert;
  onSearch: (search: ReadsSearch) => void;
  onExplain: (alert: Alert) => void;
};

function AlertRow({ alert, onSearch, onExplain }: RowProps) {
  const t = useTranslations('readAlerts');
  const subject = useSubject();
  const { rule, at, found, usual, explained } = alert;
  return (
    <li>
      <Box flex="2 1 280px" minWidth="0">
        <Span fontWeight="medium">{subject(alert)}</Span>: {readRuleNames[rule]}
        <Box color="ink.muted">
          {shortTime(new Date(at))}. {t(`found.${rule}`, { found, usual: usual ?? 0 })}
        </Box>
        {explained !== null && (
          <Box overflowWrap="anywhere">
            {t('by', {
              by: explained.by ?? t('somebody'),
              at: shortTime(new Date(explained.at)),
              explanation: explained.explanation,
            })}
          </Box>
        )}
      </Box>
      <Row flexWrap="wrap" gap="2">
        <Button size="panel" kind="quiet" onClick={() => onSearch(searchOf(alert))}>
          {t('show')}
        </Button>
        {explained === null && (
          <Button size="panel" onClick={() => onExplain(alert)}>
            {t('explain')}
          </Button>
        )}
      </Row>
    </li>
  );
}
