import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Badge } from '../../kit/elements/badge.tsx';
import { Anchor, Box, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { FailedState } from '../../kit/elements/empty-state.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../kit/elements/skeleton.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { notAppliedQuery } from './providers-query.ts';
import { useProviderCommand } from './use-provider-command.ts';

/** What providers said that changed nothing, with why; never what they sent. */
export function NotAppliedCard({ area }: { area: string }) {
  const t = useTranslations('providers.notifications');
  const query = useInfiniteQuery(notAppliedQuery);
  const notifications = query.data?.pages.flatMap((page) => page.notifications) ?? [];
  return (
    <PanelCard title={t('title')} first>
      {query.isPending && <SkeletonRows rows={4} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.isSuccess && notifications.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} area={area} notification={notification} />
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
    </PanelCard>
  );
}

type Notification = Reply<'listProviderNotifications'>['notifications'][number];

function NotificationRow({ area, notification }: { area: string; notification: Notification }) {
  const t = useTranslations('providers');
  const retry = useProviderCommand('retryNotification', () => toast('done', t('notifications.retried')));
  const { id, provider, slug, siemensId, reason, receivedAt, waits } = notification;
  return (
    <li>
      <Box flex="1 1 280px" minWidth="0">
        <Row flexWrap="wrap" gap="0 12px">
          <Box fontWeight="medium">{t(`name.${provider as 'dotpay'}`)}</Box>
          {slug !== null && siemensId !== null && (
            <Anchor href={`/${area}/orders/${slug}`}>{t('effects.order', { number: siemensId })}</Anchor>
          )}
          {waits && <Badge meaning="waiting">{t('notifications.waits')}</Badge>}
        </Row>
        <Box color="ink.muted" overflowWrap="anywhere">
          {shortTime(new Date(receivedAt))} · {reason}
        </Box>
      </Box>
      <Button
        size="panel"
        kind="quiet"
        aria-label={t('notifications.retryOf', { reason })}
        busy={retry.busy}
        onClick={() => void retry.send({ params: { id } })}
      >
        {t('notifications.retry')}
      </Button>
    </li>
  );
}
