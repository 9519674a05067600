import { newOffers } from '@app/machines/contract';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { ButtonLink } from '../../../../kit/elements/button.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { shortDate } from '../../../../kit/format/dates.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderDocuments } from '../../parts/order-documents.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useLedOrders } from '../../queries/use-led-orders.ts';
import { messages } from './delivery.messages.ts';
import { PickupDate } from './pickup-date.tsx';

/** The client has the goods: documents, the day of the pickup, and the next offer. */
export const DoneScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const list = useLedOrders();
  const t = useTranslations('delivery');
  const same = newOffers.find(
    ({ salesChannel, financingType }) =>
      salesChannel === order.facts.salesChannel && financingType === order.facts.financingType,
  );
  const correctable = order.allowed.includes('SET_PICKUP_DATE');
  return (
    <>
      <StatusIcon meaning="success" />
      <ScreenHead screen={screen} />
      {order.deliveredAt !== null && (
        <Facts facts={[{ label: t('pickedUp'), value: shortDate(new Date(order.deliveredAt)) }]} />
      )}
      {correctable && <PickupDate order={order} confirms={false} />}
      <OrderDocuments order={order} />
      <OrderDetails order={order} />
      <Actions>
        <ButtonLink kind="quiet" href={list} data-back>
          {t('list')}
        </ButtonLink>
        {same !== undefined && (
          <ButtonLink kind="primary" href={`/shop/orders/${same.segment}`}>
            {t('newOffer')}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
