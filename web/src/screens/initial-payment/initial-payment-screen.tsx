import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../forms/back-link.tsx';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { Loaded } from '../../forms/loaded.tsx';
import { OrderDetails } from '../../forms/order-details.tsx';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { askApi } from '../../queries/call-api.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../screen-props.ts';
import { AmountBox } from './amount-box.tsx';
import { PaymentForm } from './payment-form.tsx';

/** The initial payment: what it is made of, the bank, and the way to the payment provider. */
export function InitialPaymentScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.initialPayment');
  const { slug } = order;
  const params = { slug };
  const items = useQuery({
    queryKey: ['payment-items', slug],
    queryFn: ({ signal }) => askApi('getPaymentItems', { params, signal }),
  });
  const banks = useQuery({
    queryKey: ['payment-channels', slug],
    queryFn: ({ signal }) => askApi('getPaymentChannels', { params, signal }),
  });
  const open = useOrderAction('openPayment', order);
  const awaited =
    order.allowed.includes('OPEN_PAYMENT') && order.status === 'initial_payment_link_sent_to_client';
  const say = useEffectEvent(() => void open.send({}));
  useEffect(() => {
    if (awaited) say();
  }, [awaited]);
  return (
    <>
      <ScreenHead screen={screen} />
      <Loaded query={items} failedTitle={t('itemsFailed')}>
        {(made) => <AmountBox made={made} />}
      </Loaded>
      <Loaded query={banks} failedTitle={t('banksFailed')} rows={6}>
        {({ channels }) => (
          <PaymentForm order={order} banks={channels} back={<BackLink order={order}>{t('back')}</BackLink>} />
        )}
      </Loaded>
      <OrderDetails order={order} />
      <CancelOrder order={order} />
    </>
  );
}
