import { useTranslations } from 'use-intl';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { longDate } from '../../../kit/format/dates.ts';
import { OrderDocuments } from '../parts/order-documents.tsx';
import type { Order } from '../queries/order-query.ts';

/** What was signed and how the goods come to the client, once the agreement is accepted (STATUS-182 to 184). */
export function ShopDeliveryCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const { shippingNumber, deliveredAt } = order;
  const rows = [
    ...(shippingNumber === null ? [] : [{ label: t('shippingNumber'), value: shippingNumber }]),
    ...(deliveredAt === null ? [] : [{ label: t('pickedUp'), value: longDate(new Date(deliveredAt)) }]),
  ];
  return (
    <PanelCard title={t('delivery')}>
      {rows.length === 0 ? <SmallText>{t('noDelivery')}</SmallText> : <KeyValues rows={rows} />}
      <OrderDocuments order={order} />
    </PanelCard>
  );
}
