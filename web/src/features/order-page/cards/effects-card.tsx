import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { providerNames } from '../../../texts/provider-names.ts';
import { effectsQuery, staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

const shown = 6;

type Effect = Reply<'listOrderEffects'>['effects'][number];

/** What the order has had done outside; what is tried again may be tried at once. */
export function EffectsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('effects');
  const query = useQuery(effectsQuery(order));
  const [all, setAll] = useState(false);
  const { effects = [], notifications = [] } = query.data ?? {};
  return (
    <PanelCard title={t('title')}>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && <FailedState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && effects.length === 0 && <SmallText>{t('none')}</SmallText>}
      <PanelRows>
        {effects.slice(0, all ? effects.length : shown).map((effect) => (
          <EffectRow key={effect.id} slug={order.slug} effect={effect} />
        ))}
      </PanelRows>
      {effects.length > shown && (
        <Button size="panel" kind="quiet" mt="2" onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('more', { count: effects.length })}
        </Button>
      )}
      {notifications.length > 0 && (
        <Box mt="4">
          <Box as="h3" textStyle="small" fontWeight="semibold" mb="2">
            {t('notApplied')}
          </Box>
          <PanelRows>
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} slug={order.slug} notification={notification} />
            ))}
          </PanelRows>
        </Box>
      )}
    </PanelCard>
  );
}

type Notification = Reply<'listOrderEffects'>['notifications'][number];

function NotificationRow({ slug, notification }: { slug: string; notification: Notification }) {
  const t = useTranslations('effects');
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: staffOrderKey(slug) });
  const retry = useCommand('retryNotification', {
    async onReply() {
      toast('done', t('resent'));
      await reread();
    },
    async onRefused({ reason }) {
      toast('refused', reason);
      await reread();
    },
  });
  const { id, provider, reason, receivedAt, waits } = notification;
  return (
    <li>
      <Box minWidth="0">
        <Box fontWeight="medium">{providerNames[provider as keyof typeof providerNames] ?? provider}</Box>
        <Box color="ink.muted" overflowWrap="anywhere">
          {shortTime(new Date(receivedAt))}, {reason}
        </Box>
        <Button
          kind="quiet"
          size="panel"
          aria-label={t('retryOf', { reason })}
          busy={retry.busy}
          onClick={() => void retry.send({ params: { id } })}
        >
          {t('retry')}
        </Button>
      </Box>
      {waits && <Badge meaning="waiting">{t('state.retried')}</Badge>}
    </li>
  );
}

function EffectRow({ slug, effect }: { slug: string; effect: Effect }) {
  const t = useTranslations('effects');
  const client = useQueryClient();
  const resend = useCommand('resendEffect', {
    onReply: () => {
      toast('done', t('resent'));
      return client.invalidateQueries({ queryKey: ['staff-order', slug, 'effects'] });
    },
  });
  const { name, recipients, createdAt, doneAt, attempts, dueAt, lastError, canResend } = effect;
  const state = doneAt !== null ? 'done' : attempts > 0 ? 'retried' : 'waits';
  return (
    <li>
      <Box minWidth="0">
        <Box fontWeight="medium">{name}</Box>
        <Box color="ink.muted" overflowWrap="anywhere">
          {[shortTime(new Date(doneAt ?? createdAt)), ...recipients].join(', ')}
        </Box>
        {state === 'retried' && (
          <Box color="ink.muted">
            {t('retriedText', { count: attempts, when: dueAt === null ? '' : shortTime(new Date(dueAt)) })}
            {lastError !== null && <Box overflowWrap="anywhere">{lastError}</Box>}
          </Box>
        )}
        {canResend && (
          <Button
            kind="quiet"
            size="panel"
            busy={resend.busy}
            onClick={() => void resend.send({ params: { slug, id: effect.id } })}
          >
            {t('resend')}
          </Button>
        )}
      </Box>
      <Badge meaning={state === 'done' ? 'done' : state === 'retried' ? 'waiting' : 'neutral'}>
        {t(`state.${state}`)}
      </Badge>
    </li>
  );
}
