import { isOrderStatus, panelName, toneOf } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { Badge, StatusDot } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { scanMeanings } from '../../../kit/files/scan-meanings.ts';
import type { Waiting } from './documents-query.ts';

const Rows = chakra('ul', {
  base: {
    textStyle: 'small',
    maxHeight: { lg: '70vh' },
    overflowY: { lg: 'auto' },
    '& > li': { borderBottom: '1px solid', borderColor: 'line' },
    '& > li:last-child': { borderBottomWidth: '0' },
    '& a': {
      display: 'block',
      py: '3',
      px: '4',
      color: 'ink',
      textDecoration: 'none',
      borderLeft: '3px solid transparent',
      _hover: { bg: 'surface.hover' },
      '&[aria-current]': { lg: { bg: 'primary.tint', borderLeftColor: 'primary' } },
    },
  },
});

type Props = {
  query: UseInfiniteQueryResult<InfiniteData<Reply<'listDocuments'>>>;
  orders: readonly Waiting[];
  open: Waiting;
  onOrder: (slug: string) => void;
};

/** The orders of the queue, a row each. */
export function DocumentList({ query, orders, open, onOrder }: Props) {
  const t = useTranslations('documents');
  return (
    <Card as="section" aria-label={t('list')} overflow="hidden">
      <Box px="4" py="2" textStyle="small" color="ink.muted" borderBottom="1px solid" borderColor="line">
        {t('count', { count: query.data?.pages[0]?.count ?? 0 })}
      </Box>
      <Rows>
        {orders.map((order) => (
          <li key={order.slug}>
            <a
              href={`?order=${order.slug}`}
              aria-current={order === open ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOrder(order.slug);
              }}
            >
              <WaitingRow order={order} />
            </a>
          </li>
        ))}
      </Rows>
      {query.hasNextPage && (
        <Box p="4">
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

function WaitingRow({ order: { siemensId, companyName, status, since, documents } }: { order: Waiting }) {
  const t = useTranslations('documents');
  const files = useTranslations('files');
  const [newest] = documents;
  return (
    <>
      <Row justifyContent="space-between">
        <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
          {siemensId}
        </Span>
        <Span color="ink.muted" whiteSpace="nowrap">
          {t('waits', { when: shortTime(new Date(since)) })}
        </Span>
      </Row>
      <Box overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {companyName ?? '–'}
      </Box>
      <Row justifyContent="space-between" color="ink.muted" mt="1">
        <Span>{newest === undefined ? t('none') : files(`typeName.${newest.type}`)}</Span>
        {newest?.scan != null && newest.scan !== 'clean' && (
          <Badge meaning={scanMeanings[newest.scan]}>{files(`scan.${newest.scan}`)}</Badge>
        )}
      </Row>
      {isOrderStatus(status) && (
        <StatusDot tone={toneOf(status, 'staff')} maxWidth="full" mt="1">
          <Span overflow="hidden" textOverflow="ellipsis">
            {panelName(status)}
          </Span>
        </StatusDot>
      )}
    </>
  );
}
