import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { pln } from '../../../kit/format/money.ts';
import { moneyQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { SettleDialog } from '../loaded-later.ts';

export type Refund = Reply<'getMoney'>['refunds'][number];
export type Settling = Refund['allowed'][number];

const meanings = {
  owed: 'waiting',
  ordered: 'primary',
  paid_out: 'done',
  kept_by_agreement: 'neutral',
} as const;

/** What of the order's money has to go back, until each sum is settled (F049). */
export function RefundsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('refunds');
  const query = useQuery(moneyQuery(order));
  const [settled, settle] = useState<{ refund: Refund; how: Settling } | null>(null);
  const refunds = query.data?.refunds ?? [];
  return (
    <PanelCard title={t('title')} {...(query.data === undefined ? {} : { count: refunds.length })}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && refunds.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Box>
              <Span fontWeight="medium" mr="2">
                {t(`reason.${refund.reason}`)}
              </Span>
              <Badge meaning={meanings[refund.state]}>{t(`state.${refund.state}`)}</Badge>
              <Box color="ink.muted">{whoAndWhen(refund, t)}</Box>
            </Box>
            <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
              {refund.currency === 'PLN' ? pln(refund.amount) : `${refund.amount} ${refund.currency}`}
            </Span>
            {refund.allowed.length > 0 && (
              <Row width="full" gap="6" flexWrap="wrap">
                {refund.allowed.map((how) => (
                  <Button key={how} kind="quiet" size="panel" onClick={() => settle({ refund, how })}>
                    {t(`act.${how}`)}
                  </Button>
                ))}
              </Row>
            )}
          </li>
        ))}
      </PanelRows>
      {settled !== null && <SettleDialog order={order} {...settled} onClose={() => settle(null)} />}
    </PanelCard>
  );
}

function whoAndWhen(refund: Refund, t: ReturnType<typeof useTranslations<'refunds'>>): string {
  const when = (at: string) => shortTime(new Date(at));
  if (refund.settledAt !== null)
    return [when(refund.settledAt), refund.settledBy, refund.reference].filter(Boolean).join(', ');
  if (refund.orderedAt !== null)
    return t('orderedAt', { when: when(refund.orderedAt), who: refund.orderedBy ?? '' });
  return t('since', { when: when(refund.createdAt) });
}
