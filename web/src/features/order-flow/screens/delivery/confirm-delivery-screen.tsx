import { useTranslations } from 'use-intl';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { ParcelNumber } from '../../parts/parcel-number.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderDocuments } from '../../parts/order-documents.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { messages } from './delivery.messages.ts';
import { PickupDate } from './pickup-date.tsx';

/** The goods wait for the client or are on their way: the day on which he has them is told here. */
export const ConfirmDeliveryScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('delivery');
  return (
    <>
      <StatusIcon meaning="waiting" />
      <ScreenHead screen={screen} />
      {order.shippingNumber !== null && (
        <Facts facts={[{ label: t('number'), value: <ParcelNumber number={order.shippingNumber} /> }]} />
      )}
      <PickupDate order={order} confirms />
      <OrderDocuments order={order} />
      <OrderDetails order={order} />
    </>
  );
}
