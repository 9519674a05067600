import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../elements/badge.tsx';
import { secondTime } from '../format/dates.ts';

/** Milliseconds after which what staff look at is read again (ADMIN-019); focusing the window reads it at once. */
export const refreshInterval = 30_000;

/** When what is on the page was read; amber while it cannot be read again. */
export function Freshness({ query }: { query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isRefetchError'> }) {
  const t = useTranslations('list');
  if (query.dataUpdatedAt === 0) return null;
  return (
    <StatusDot tone={query.isRefetchError ? 'waiting' : 'done'} color="ink.muted" textStyle="small">
      {query.isRefetchError
        ? t('refreshFailed')
        : t('refreshed', { time: secondTime(new Date(query.dataUpdatedAt)) })}
    </StatusDot>
  );
}
