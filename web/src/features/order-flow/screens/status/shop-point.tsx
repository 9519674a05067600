import type { Wait } from '@app/machines/order';
import { formatPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../../kit/elements/facts.tsx';
import type { Fact } from '../../../../kit/elements/facts.tsx';
import type { Order } from '../../queries/order-query.ts';

/** Where the goods wait or how they come: the shop's address, the parcel's number. */
export function ShopPoint({ order, wait }: { order: Order; wait: Wait | null }) {
  const t = useTranslations('concluded');
  const { name, street, postalCode, city, phone } = order.shopAttributes;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [name, street, town, phone === null ? null : formatPhone(phone)].filter(Boolean).join(', ');
  const facts: Fact[] = [
    { label: t(wait === 'pickup' ? 'shop.pickup' : 'shop.parcel'), value: address },
    ...(order.shippingNumber === null ? [] : [{ label: t('parcel'), value: order.shippingNumber }]),
  ];
  return <Facts facts={facts} />;
}
