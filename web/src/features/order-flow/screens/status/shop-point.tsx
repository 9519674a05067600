import { holds } from '@app/machines/order';
import type { Wait } from '@app/machines/order';
import { formatPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../../kit/elements/facts.tsx';
import type { Fact } from '../../../../kit/elements/facts.tsx';
import { ParcelNumber } from '../../parts/parcel-number.tsx';
import type { Order } from '../../queries/order-query.ts';

/** Where the goods wait or how they come: the shop's address, the parcel's number. */
export function ShopPoint({ order, wait }: { order: Order; wait: Wait | null }) {
  const t = useTranslations('concluded');
  const { name, street, postalCode, city, phone } = order.shopAttributes;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [name, street, town, phone === null ? null : formatPhone(phone)].filter(Boolean).join(', ');
  // Who bought in a web shop has met no salesman (F098).
  const met = holds('pos', order.facts) || holds('shop', order.facts);
  const facts: Fact[] = [
    { label: t(`shop.${wait === 'pickup' ? 'pickup' : met ? 'salesman' : 'web'}`), value: address },
    ...(order.shippingNumber === null
      ? []
      : [{ label: t('parcel'), value: <ParcelNumber number={order.shippingNumber} /> }]),
  ];
  return <Facts facts={facts} />;
}
