import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { FailedState } from '../elements/empty-state.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { useKeys } from '../use-keys.ts';
import type { ListPages } from './list-pages.ts';
import { ListTable } from './list-table.tsx';
import type { ListProps } from './list-table.tsx';

type Props<Page, Item> = Omit<ListProps<Item>, 'items'> & {
  query: UseQueryResult<Page>;
  pages: ListPages;
  itemsOf: (page: Page) => readonly Item[];
  /** How many rows the whole list has, where that is known. */
  count?: number | undefined;
  /** In place of the list where there is nothing on any page. */
  empty: ReactNode;
  words: {
    failed: string;
    /** In place of 'Następne' where this page holds nothing, though others may. */
    lookFurther: string;
  };
};

/** A list read page by page by a key: loading, failed, empty, and the way to the pages before and behind, also by [ and ]. */
export function PagedList<Page extends { readonly next: string | null }, Item>({
  query,
  pages: { rowsBefore, toPrevious, toNext },
  itemsOf,
  count,
  empty,
  words,
  ...list
}: Props<Page, Item>) {
  const t = useTranslations('kit.list');
  const page = query.data;
  const items = page === undefined ? [] : itemsOf(page);
  const next = page?.next ?? null;
  const goOn = next === null || query.isPlaceholderData ? null : () => toNext(next, items.length);
  useKeys({ '[': toPrevious, ']': goOn });
  if (page === undefined) {
    if (query.isError) return <FailedState title={words.failed} onRetry={() => void query.refetch()} />;
    return <SkeletonRows rows={8} />;
  }
  const any = items.length > 0;
  if (!any && next === null && toPrevious === null) return empty;
  const from = (rowsBefore ?? 0) + 1;
  const to = (rowsBefore ?? 0) + items.length;
  return (
    <>
      {any && <ListTable {...list} items={items} />}
      <Row
        justifyContent="space-between"
        flexWrap="wrap"
        gap="3"
        py="3"
        px={{ base: '4', md: '6' }}
        textStyle="small"
        color="ink.muted"
        borderTop={any ? '1px solid' : '0'}
        borderColor="line"
      >
        <Span fontVariantNumeric="tabular-nums">
          {any &&
            rowsBefore !== null &&
            (count === undefined ? t('shown', { from, to }) : t('shownOf', { from, to, count }))}
        </Span>
        <Box display="flex" gap="2">
          <Button size="panel" disabled={toPrevious === null} onClick={() => toPrevious?.()}>
            {t('previous')}
          </Button>
          <Button size="panel" disabled={next === null} onClick={() => goOn?.()}>
            {any ? t('next') : words.lookFurther}
          </Button>
        </Box>
      </Row>
    </>
  );
}
