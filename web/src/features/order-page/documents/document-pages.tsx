import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageSheet } from '../../../kit/document/page-sheet.tsx';
import { EmptyState, FailedState } from '../../../kit/elements/empty-state.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { documentPageQuery } from './documents-query.ts';

/** The pages of a file, one at a time: what is not looked at is not drawn. */
export function DocumentPages({ slug, id }: { slug: string; id: string }) {
  const t = useTranslations('documents');
  const [number, turn] = useState(1);
  const [large, zoom] = useState(false);
  const first = useQuery(documentPageQuery(slug, id, 1));
  const query = useQuery(documentPageQuery(slug, id, number));
  const count = first.data?.count ?? 1;
  useKeys<'sheets'>({
    '[': number > 1 ? () => turn(number - 1) : null,
    ']': number < count ? () => turn(number + 1) : null,
    '+': () => zoom(true),
    '-': () => zoom(false),
  });
  if (query.data === null) return <EmptyState title={t('notDrawn')} text={t('notDrawnText')} />;
  return (
    <PageSheet {...{ number, count, large }} page={query.data ?? null} onNumber={turn} onLarge={zoom}>
      {query.isError ? (
        <FailedState title={t('pageFailed')} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </PageSheet>
  );
}
