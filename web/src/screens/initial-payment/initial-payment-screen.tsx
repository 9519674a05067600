import { useEffect, useEffectEvent } from 'react';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { InitialPayment } from '../../forms/initial-payment.tsx';
import { OrderDetails } from '../../forms/order-details.tsx';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../screen-props.ts';

/** The initial payment; the loaded page says that it is open. */
export function InitialPaymentScreen({ order, screen }: ScreenProps) {
  const open = useOrderAction('openPayment', order);
  const awaited = order.allowed.includes('OPEN_PAYMENT');
  const say = useEffectEvent(() => void open.send({}));
  useEffect(() => {
    if (awaited) say();
  }, [awaited]);
  return (
    <>
      <ScreenHead screen={screen} />
      <InitialPayment order={order} />
      <OrderDetails order={order} />
      <CancelOrder order={order} />
    </>
  );
}
