import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Box } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { FailedState } from '../elements/empty-state.tsx';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { ListTable } from './list-table.tsx';
import type { ListProps } from './list-table.tsx';

type Props<Page, Item> = Omit<ListProps<Item>, 'items'> & {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  itemsOf: (page: Page) => readonly Item[];
  /** In place of the list where there is nothing on any page. */
  empty: ReactNode;
  words: {
    failed: string;
    /** The end of the list. */
    all: string;
    more: string;
    /** In place of `more` where the pages read so far hold nothing, though there are others. */
    lookFurther: string;
  };
};

/** A list read page after page by a key: loading, failed, empty, and the way to the next page. */
export function PagedList<Page, Item>({ query, itemsOf, empty, words, ...list }: Props<Page, Item>) {
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.isError) return <FailedState title={words.failed} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap(itemsOf);
  const any = items.length > 0;
  if (!any && !query.hasNextPage) return empty;
  return (
    <>
      {any && <ListTable {...list} items={items} />}
      <Box
        p="4"
        textAlign="center"
        textStyle="small"
        color="ink.muted"
        borderTop={any ? '1px solid' : '0'}
        borderColor="line"
      >
        {query.hasNextPage ? (
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {any ? words.more : words.lookFurther}
          </Button>
        ) : (
          words.all
        )}
      </Box>
    </>
  );
}
