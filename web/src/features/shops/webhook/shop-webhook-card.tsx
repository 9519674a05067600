import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortDate, shortTime } from '../../../kit/format/dates.ts';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { ShopEventRow } from './shop-event-row.tsx';
import { messages } from './shop-webhook.messages.ts';
import { shopWebhookQuery } from './shop-webhook-query.ts';
import type { ShopWebhook } from './shop-webhook-query.ts';
import { WebhookAddress } from './webhook-address.tsx';

/** Null: the own shop of whoever looks, who sends again and changes nothing. */
type Props = { shopId: string | null; mayManage: boolean };

const first = 5;

/** Where a shop's server is told of its orders and what it was told, for head office and for the shop's administrator. */
export const ShopWebhookCard = withTexts(messages, function ShopWebhookCard(props: Props) {
  const t = useTranslations('shopWebhook');
  const query = useQuery(shopWebhookQuery(props.shopId));
  return (
    <PanelCard title={t('title')} first>
      <Loaded query={query} failedTitle={t('failed')} rows={3}>
        {(webhook: ShopWebhook) => <Shown {...props} webhook={webhook} />}
      </Loaded>
    </PanelCard>
  );
});

function Shown({ shopId, mayManage, webhook }: Props & { webhook: ShopWebhook }) {
  const t = useTranslations('shopWebhook');
  const client = useQueryClient();
  const [whole, setWhole] = useState(false);
  const keep = (changed: ShopWebhook) => void client.setQueryData(shopWebhookQuery(shopId).queryKey, changed);
  const resent = (changed: ShopWebhook) => {
    keep(changed);
    toast('done', t('resent'));
  };
  const resendOfShop = useCommand('resendShopEvent', { onReply: resent });
  const resendOwn = useCommand('resendOwnShopEvent', { onReply: resent });
  const resend = (id: string) =>
    shopId === null
      ? resendOwn.send({ params: { event_id: id } })
      : resendOfShop.send({ params: { id: shopId, event_id: id } });
  const { url, createdAt, pausedUntil, events } = webhook;
  const shown = whole ? events : events.slice(0, first);
  return (
    <Box textStyle="small">
      {url === null ? (
        <Box color="ink.muted">{t(mayManage ? 'none' : 'noneOwn')}</Box>
      ) : (
        <Box overflowWrap="anywhere">
          <span>{url}</span>{' '}
          {createdAt !== null && (
            <Box as="span" color="ink.muted">
              {t('since', { at: shortDate(new Date(createdAt)) })}
            </Box>
          )}
        </Box>
      )}
      {pausedUntil !== null && (
        <Box mt="2" color="waiting">
          {t('paused', { at: shortTime(new Date(pausedUntil)) })}
        </Box>
      )}
      {mayManage && shopId !== null && <WebhookAddress shopId={shopId} url={url} onChanged={keep} />}
      {events.length > 0 && (
        <Box as="h3" textStyle="label" mt="4" mb="2">
          {t('events')}
        </Box>
      )}
      {url !== null && events.length === 0 && (
        <Box mt="3" color="ink.muted">
          {t('noEvents')}
        </Box>
      )}
      <Box as="ul" listStyleType="none" m="0" p="0">
        {shown.map((event) => (
          <ShopEventRow
            key={event.id}
            event={event}
            busy={resendOfShop.busy || resendOwn.busy}
            onResend={() => void resend(event.id)}
          />
        ))}
      </Box>
      {shown.length < events.length && (
        <Button size="panel" kind="quiet" onClick={() => setWhole(true)}>
          {t('more', { count: events.length })}
        </Button>
      )}
    </Box>
  );
}
