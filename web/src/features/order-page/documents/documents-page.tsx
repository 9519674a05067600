import { useInfiniteQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState, FailedState } from '../../../kit/elements/empty-state.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Freshness } from '../../../kit/query/freshness.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages as fileMessages } from '../../../kit/files/files.messages.ts';
import { messages as orderMessages } from '../order-page.messages.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentView } from './document-view.tsx';
import { messages } from './documents.messages.ts';
import { documentsQuery } from './documents-query.ts';

type Props = {
  area: string;
  /** The order whose documents are open; null: the longest waiting, on phones the list. */
  slug: string | null;
  onOrder: (slug: string | null) => void;
};

const words = { ...orderMessages, ...fileMessages, ...messages };

/** What came back signed and waits for an administrator: the list, and beside it what is read. */
export function DocumentsPage(props: Props) {
  return (
    <Texts of={words}>
      <OneColumn wide>
        <Queue {...props} />
      </OneColumn>
    </Texts>
  );
}

const Halves = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '4',
    mt: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
  },
});

function Queue({ area, slug, onOrder }: Props) {
  const t = useTranslations('documents');
  const query = useInfiniteQuery(documentsQuery);
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  // What was decided leaves the list, and the next one stands in its place.
  const [place, setPlace] = useState(0);
  const found = orders.findIndex((order) => order.slug === slug);
  const at = found === -1 ? Math.min(place, orders.length - 1) : found;
  if (found !== -1 && found !== place) setPlace(found);
  const open = orders[at];
  const go = (steps: number) => {
    const next = orders[at + steps];
    if (next !== undefined) onOrder(next.slug);
  };
  useKeys<'documents'>({ j: () => go(1), k: () => go(-1) });
  const chosen = slug !== null;
  return (
    <>
      <PageName name={t('title')} />
      <Row justifyContent="space-between" flexWrap="wrap">
        <PageTitle>{t('title')}</PageTitle>
        <Freshness query={query} />
      </Row>
      {query.isPending && (
        <Card mt="3">
          <SkeletonRows rows={8} />
        </Card>
      )}
      {query.isLoadingError && (
        <Card mt="3">
          <FailedState title={t('failed')} onRetry={() => void query.refetch()} />
        </Card>
      )}
      {query.isSuccess && open === undefined && (
        <Card mt="3">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </Card>
      )}
      {open !== undefined && (
        <Halves>
          <Box display={{ base: chosen ? 'none' : 'block', lg: 'block' }}>
            <DocumentList query={query} orders={orders} open={open} onOrder={onOrder} />
          </Box>
          <Box display={{ base: chosen ? 'block' : 'none', lg: 'block' }} minWidth="0">
            <DocumentView key={open.slug} area={area} waiting={open} onBack={() => onOrder(null)} />
          </Box>
        </Halves>
      )}
      <SmallText mt="3" display={{ base: 'none', lg: 'block' }}>
        {t('keys')}
      </SmallText>
    </>
  );
}
