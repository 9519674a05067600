import { panelName } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { CheckFraudDialog } from '../loaded-later.ts';
import { potentialFraudsQuery, type Fraud } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';

type Props = { order: StaffOrder; listHref: string };

/** What the order shares with other companies' orders, and what came of looking into it (ADMIN-029). */
export const FraudsCard = withTexts(messages, function FraudsCard({ order, listHref }: Props) {
  const t = useTranslations('frauds');
  const query = useQuery(potentialFraudsQuery(order));
  const [checking, check] = useState<Fraud | null>(null);
  const frauds = query.data?.frauds ?? [];
  return (
    <PanelCard title={t('title')} {...(query.data !== undefined && { count: frauds.length })}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && frauds.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {frauds.map((fraud) => (
          <li key={fraud.id}>
            <Box minWidth="0">
              <Span fontWeight="medium" mr="2">
                {t(`rule.${fraud.rule}`)}
              </Span>
              <Badge meaning={fraud.status === 'open' ? 'waiting' : 'neutral'}>{t(fraud.status)}</Badge>
              <Box color="ink.muted">
                {fraud.other === null ? (
                  t('unknown')
                ) : (
                  <>
                    <TextLink href={`${listHref}/${fraud.other.slug}`}>{fraud.other.siemensId}</TextLink>,{' '}
                    {panelName(fraud.other.status)}
                  </>
                )}
              </Box>
              {fraud.checkedAt !== null && (
                <Box color="ink.muted">
                  {t('checkedBy', { who: fraud.checkedBy ?? '', when: shortTime(new Date(fraud.checkedAt)) })}
                  : {fraud.note}
                </Box>
              )}
            </Box>
            {fraud.status === 'open' && (
              <Button kind="quiet" size="panel" onClick={() => check(fraud)}>
                {t('check')}
              </Button>
            )}
          </li>
        ))}
      </PanelRows>
      {checking !== null && <CheckFraudDialog order={order} fraud={checking} onClose={() => check(null)} />}
    </PanelCard>
  );
});
