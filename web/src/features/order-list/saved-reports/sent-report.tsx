import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState, FailedState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../../kit/elements/heading.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import type { Filters } from './saved-reports.ts';

const sentReportQuery = (id: string) =>
  queryOptions({
    queryKey: ['sent-report', id],
    queryFn: ({ signal }) => askApi('getSentReport', { params: { id }, signal }),
  });

type Props = { id: string; title: string; onOpen: (filters: Filters) => void };

/** What a link that was sent leads to: the report with the link's filters, or word that the link is over. */
export function SentReport({ id, title, onOpen }: Props) {
  const t = useTranslations('savedReports');
  const { data, error, refetch } = useQuery(sentReportQuery(id));
  useEffect(() => {
    if (data !== undefined) onOpen(data.search);
  }, [data, onOpen]);
  const isOver = error instanceof ApiFailure && error.status === 404;
  return (
    <>
      <PageName name={title} />
      <OneColumn wide>
        <PageTitle>{title}</PageTitle>
        <Card mt="4">
          {error === null && <SkeletonRows rows={3} />}
          {isOver && (
            <EmptyState
              title={t('over')}
              text={t('overText')}
              action={
                <Button size="panel" onClick={() => onOpen({})}>
                  {t('openReport')}
                </Button>
              }
            />
          )}
          {error !== null && !isOver && (
            <FailedState title={t('openFailed')} onRetry={() => void refetch()} />
          )}
        </Card>
      </OneColumn>
    </>
  );
}
