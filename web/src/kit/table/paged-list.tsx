import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { FailedState } from '../elements/empty-state.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { Select } from '../form/select.tsx';
import { useKeys } from '../use-keys.ts';
import { KeyHints } from './key-hints.tsx';
import type { KeyHint } from './key-hints.tsx';
import type { ListPages } from './list-pages.ts';
import { ListTable } from './list-table.tsx';
import type { ListProps } from './list-table.tsx';
import { useSteadyItems } from './steady-items.ts';

type Props<Page, Item> = Omit<ListProps<Item>, 'items'> & {
  query: UseQueryResult<Page>;
  pages: ListPages;
  itemsOf: (page: Page) => readonly Item[];
  /** How many rows the whole list has, where that is known. */
  count?: number | undefined;
  /** How many rows a page has, where that can be chosen. */
  size?: { value: number; sizes: readonly number[]; onSize: (size: number) => void };
  /** In place of the list where there is nothing on any page. */
  empty: ReactNode;
  words: {
    failed: string;
    /** In place of 'Następne' where this page holds nothing, though others may. */
    lookFurther: string;
    /** That so many rows have come since the list was shown. */
    fresh?: (count: number) => string;
  };
  /** The keys of the list that are shown under it. */
  hints?: readonly KeyHint[];
  /** What is asked for: while the same is read again no row moves, and a bar says what has changed. */
  asked?: string;
};

/** What is said of the rows above them. */
function Note({ children }: { children: ReactNode }) {
  return (
    <Row
      role="status"
      justifyContent="center"
      minHeight="row"
      bg="primary.tint"
      textStyle="small"
      borderBottom="1px solid"
      borderColor="line"
    >
      {children}
    </Row>
  );
}

/** A list read page by page by a key: loading, failed, empty, and the way to the pages before and behind, also by [ and ]. */
export function PagedList<Page extends { readonly next: string | null }, Item>({
  query,
  pages: { rowsBefore, toPrevious, toNext },
  itemsOf,
  count,
  size,
  empty,
  words,
  asked,
  hints,
  ...list
}: Props<Page, Item>) {
  const t = useTranslations('list');
  const page = query.data;
  const { items, fresh, show } = useSteadyItems(
    query.isPlaceholderData ? null : (asked ?? null),
    page === undefined ? [] : itemsOf(page),
    list.keyOf,
  );
  const next = page?.next ?? null;
  const goOn = next === null || query.isPlaceholderData ? null : () => toNext(next, items.length);
  useKeys<'pages'>({ '[': toPrevious, ']': goOn });
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
      {fresh !== null && (
        <Note>
          {fresh > 0 && words.fresh !== undefined ? words.fresh(fresh) : t('changed')}
          <Button size="panel" kind="quiet" onClick={show}>
            {t('show')}
          </Button>
        </Note>
      )}
      {query.isRefetchError && (
        <Note>
          <Span>{t('refreshFailed')}</Span>
          <Button size="panel" kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </Note>
      )}
      {any && (
        // Greyed without losing their contrast.
        <Box
          data-stale={query.isRefetchError || undefined}
          css={{ '&[data-stale]': { filter: 'grayscale(1)' } }}
        >
          <ListTable {...list} items={items} />
        </Box>
      )}
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
        <Row gap="3">
          <Span fontVariantNumeric="tabular-nums">
            {any &&
              rowsBefore !== null &&
              (count === undefined ? t('shown', { from, to }) : t('shownOf', { from, to, count }))}
          </Span>
          {size !== undefined && (
            <Select
              aria-label={t('pageSize')}
              size="panel"
              value={`${size.value}`}
              options={size.sizes.map((each) => ({ value: `${each}`, label: `${each}` }))}
              onChange={(event) => size.onSize(Number(event.target.value))}
            />
          )}
        </Row>
        {hints !== undefined && any && <KeyHints hints={hints} />}
        <Row gap="2">
          <Button size="panel" disabled={toPrevious === null} onClick={() => toPrevious?.()}>
            {t('previous')}
          </Button>
          <Button size="panel" disabled={next === null} onClick={() => goOn?.()}>
            {any ? t('next') : words.lookFurther}
          </Button>
        </Row>
      </Row>
    </>
  );
}
