import { panelName } from '@app/machines/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { pln } from '../../../kit/format/money.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { companyOrdersQuery } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';

/** The other orders of the same VAT id, newest first (ADMIN-030). */
export const CompanyOrdersCard = withTexts(
  messages,
  function CompanyOrdersCard({ order, listHref }: { order: StaffOrder; listHref: string }) {
    const t = useTranslations('companyOrders');
    const query = useInfiniteQuery(companyOrdersQuery(order));
    const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
    return (
      <PanelCard title={t('title')} {...(query.isSuccess && !query.hasNextPage && { count: orders.length })}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isLoadingError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
        {query.data !== undefined && orders.length === 0 && <SmallText>{t('none')}</SmallText>}
        <PanelRows>
          {orders.map(({ slug, siemensId, orderedAt, status, grossPrice }) => (
            <li key={slug}>
              <Box minWidth="0">
                <TextLink href={`${listHref}/${slug}`}>{siemensId}</TextLink>
                <Box color="ink.muted">
                  {shortDate(new Date(orderedAt))}, {panelName(status)}
                </Box>
              </Box>
              <Span fontVariantNumeric="tabular-nums">{pln(grossPrice)}</Span>
            </li>
          ))}
        </PanelRows>
        {query.hasNextPage && (
          <Button
            size="panel"
            mt="3"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
        {query.isFetchNextPageError && <SmallText role="alert">{t('failed')}</SmallText>}
      </PanelCard>
    );
  },
);
