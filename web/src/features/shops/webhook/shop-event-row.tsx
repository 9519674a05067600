import { shopStatusNames } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { ShopEvent } from './shop-webhook-query.ts';

const meanings = { waiting: 'waiting', delivered: 'done', given_up: 'refused' } as const;

type Props = { event: ShopEvent; busy: boolean; onResend: () => void };

/** One change that the shop's server was told or is to be told of. */
export function ShopEventRow({ event, busy, onResend }: Props) {
  const t = useTranslations('shopWebhook');
  const { externalOrderId: number, shopStatus, previousShopStatus, state, attempts } = event;
  const failure = event.lastFailure;
  const time = (moment: string) => shortTime(new Date(moment));
  const why =
    failure === null
      ? null
      : failure.startsWith('http_')
        ? t('answered', { status: failure.slice('http_'.length) })
        : t(`failures.${failure as 'timeout'}`);
  const said = [
    event.deliveredAt === null ? time(event.at) : time(event.deliveredAt),
    ...(state === 'delivered' && attempts === 1 ? [] : [t('attempts', { count: attempts })]),
    ...(why === null ? [] : [why]),
    ...(event.nextTryAt === null || attempts === 0 ? [] : [t('next', { at: time(event.nextTryAt) })]),
  ];
  return (
    <Box as="li" py="3" borderTop="1px solid" borderColor="line" overflowWrap="anywhere">
      <Row justifyContent="space-between" gap="2" flexWrap="wrap">
        <Box minWidth="0">{t('order', { number })}</Box>
        <Badge meaning={meanings[state]}>{t(`states.${state}`)}</Badge>
      </Row>
      <Box>
        {previousShopStatus === null
          ? shopStatusNames[shopStatus]
          : t('change', {
              before: shopStatusNames[previousShopStatus],
              after: shopStatusNames[shopStatus],
            })}
      </Box>
      <Box color="ink.muted">{said.join(', ')}</Box>
      <Button
        size="panel"
        kind="quiet"
        busy={busy}
        aria-label={t('resendOf', { number, status: shopStatusNames[shopStatus] })}
        onClick={onResend}
      >
        {t('resend')}
      </Button>
    </Box>
  );
}
