import { shopStatusNames } from '@app/machines/order';
import type { ShopStatus } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Span } from '../../../kit/elements/box.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { Order } from '../queries/order-query.ts';

/** Where the order has been, in the shop's words, newest first. */
export function ShopHistoryCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  return (
    <PanelCard title={t('history')}>
      <PanelRows>
        {order.shopOrderStatesAttributes.toReversed().map(({ state, createdAt }) => (
          <li key={`${state} ${createdAt}`}>
            <span>{shopStatusNames[state as ShopStatus]}</span>
            <Span color="ink.muted" fontVariantNumeric="tabular-nums">
              {shortTime(new Date(createdAt))}
            </Span>
          </li>
        ))}
      </PanelRows>
    </PanelCard>
  );
}
