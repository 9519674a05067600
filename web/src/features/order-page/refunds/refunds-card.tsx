import { refundReasonNames, refundStateNames } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { moneyQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { SettleDialog } from '../loaded-later.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './refunds.messages.ts';
import { meanings, sumText, whoAndWhen } from './refund-text.ts';
import type { Refund } from './refund-text.ts';
import type { Settling } from './settle-dialog.tsx';

/** What of the order's money has to go back, until each sum is settled (F049). */
export const RefundsCard = withTexts(messages, function RefundsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('refunds');
  const query = useQuery(moneyQuery(order));
  const [settled, settle] = useState<{ refund: Refund; how: Settling } | null>(null);
  const refunds = query.data?.refunds ?? [];
  return (
    <PanelCard
      title={t('title')}
      shows={query.data?.refunds}
      {...(query.data === undefined ? {} : { count: refunds.length })}
    >
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && refunds.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Box>
              <Span fontWeight="medium" mr="2">
                {refundReasonNames[refund.reason]}
              </Span>
              <Badge meaning={meanings[refund.state]}>{refundStateNames[refund.state]}</Badge>
              <Box color="ink.muted">{whoAndWhen(refund, t)}</Box>
            </Box>
            <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
              {sumText(refund)}
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
});
