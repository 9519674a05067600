import { hasAcceptedAgreement, isOrderStatus } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { ParcelNumber } from '../parts/parcel-number.tsx';
import { lazily } from '../../../kit/lazily.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { OrderDocuments } from '../parts/order-documents.tsx';
import type { Order } from '../queries/order-query.ts';
import { messages } from '../screens/delivery/delivery.messages.ts';

// Few orders take a day, and a form is a third of what this page loads.
const PickupDate = lazily(async () => (await import('../screens/delivery/pickup-date.tsx')).PickupDate);

/**
 * What was signed and how the goods come to the client, once the agreement is accepted (STATUS-182 to 184), and the day of
 * the pickup wherever the chart takes it (DELIVERY-003).
 */
export const ShopDeliveryCard = withTexts(messages, function ShopDeliveryCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const states = order.orderStatesAttributes.map(({ state }) => state).filter(isOrderStatus);
  const dated = order.allowed.includes('SET_PICKUP_DATE');
  if (!dated && !hasAcceptedAgreement(order.facts, [...states, order.status])) return null;
  const { shippingNumber, deliveredAt } = order;
  const rows = [
    ...(shippingNumber === null
      ? []
      : [{ label: t('shippingNumber'), value: <ParcelNumber number={shippingNumber} /> }]),
    ...(deliveredAt === null ? [] : [{ label: t('pickedUp'), value: shortDate(new Date(deliveredAt)) }]),
  ];
  return (
    <PanelCard title={t('delivery')}>
      {rows.length === 0 ? <SmallText>{t('noDelivery')}</SmallText> : <KeyValues rows={rows} />}
      <OrderDocuments order={order} />
      {dated && <PickupDate order={order} confirms={false} />}
    </PanelCard>
  );
});
