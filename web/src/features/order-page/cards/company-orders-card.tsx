import { isTransient, panelName, toneOf } from '@app/machines/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
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

/** So many stand before one asks for more. */
const fewest = 5;

/** The other orders of the same VAT id, newest first (ADMIN-030). */
export const CompanyOrdersCard = withTexts(
  messages,
  function CompanyOrdersCard({ order, listHref }: { order: StaffOrder; listHref: string }) {
    const t = useTranslations('companyOrders');
    const query = useInfiniteQuery(companyOrdersQuery(order));
    const [all, showAll] = useState(false);
    const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
    const hidden = !all && orders.length > fewest;
    const more = () => {
      showAll(true);
      if (!hidden) void query.fetchNextPage();
    };
    return (
      <PanelCard title={t('title')} {...(query.isSuccess && !query.hasNextPage && { count: orders.length })}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isLoadingError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
        {query.data !== undefined && orders.length === 0 && <SmallText>{t('none')}</SmallText>}
        <PanelRows>
          {orders
            .slice(0, all ? orders.length : fewest)
            .map(({ slug, siemensId, orderedAt, status, grossPrice }) => (
              <li key={slug}>
                <Box minWidth="0">
                  <TextLink href={`${listHref}/${slug}`}>{siemensId}</TextLink>
                  <Box color="ink.muted" fontVariantNumeric="tabular-nums">
                    {shortDate(new Date(orderedAt))}, {pln(grossPrice)}
                  </Box>
                </Box>
                <StatusDot
                  tone={isTransient(status) ? 'waiting' : toneOf(status, 'staff')}
                  whiteSpace="normal"
                >
                  {panelName(status)}
                </StatusDot>
              </li>
            ))}
        </PanelRows>
        {(query.hasNextPage || hidden) && (
          <Button size="panel" mt="3" busy={query.isFetchingNextPage} onClick={more}>
            {t('more')}
          </Button>
        )}
        {query.isFetchNextPageError && <SmallText role="alert">{t('failed')}</SmallText>}
      </PanelCard>
    );
  },
);
