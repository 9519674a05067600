import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { approvalsQuery } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';

/** Each consent with the version of its text, when it was answered, and how (ADMIN-028). */
export const ApprovalsCard = withTexts(messages, function ApprovalsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('approvals');
  const query = useQuery(approvalsQuery(order));
  const [reading, read] = useState(false);
  const approvals = query.data?.approvals ?? [];
  return (
    <PanelCard
      title={t('title')}
      {...(query.data !== undefined && { count: approvals.length })}
      action={
        approvals.length > 0 && (
          <Button kind="quiet" size="panel" onClick={() => read(true)}>
            {t('texts')}
          </Button>
        )
      }
    >
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && approvals.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {approvals.map(({ kind, name, version, at, accepted }) => (
          <li key={kind}>
            <Box minWidth="0">
              <Box fontWeight="medium">{name}</Box>
              <Box color="ink.muted">{t('version', { when: shortTime(new Date(at)), version })}</Box>
            </Box>
            <StatusDot tone={accepted ? 'done' : 'waiting'}>{t(accepted ? 'given' : 'refused')}</StatusDot>
          </li>
        ))}
      </PanelRows>
      {reading && (
        <Dialog
          open
          wide
          title={t('texts')}
          onClose={() => read(false)}
          actions={<Button onClick={() => read(false)}>{t('close')}</Button>}
        >
          <Box as="dl" color="ink" textStyle="small">
            {approvals.map(({ kind, name, text }) => (
              <Box key={kind} mt="4">
                <Box as="dt" fontWeight="medium">
                  {name}
                </Box>
                <Box as="dd" m="0" color="ink.muted">
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
        </Dialog>
      )}
    </PanelCard>
  );
});
