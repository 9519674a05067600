import { useEffect, useEffectEvent } from 'react';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { InitialPayment } from '../../parts/initial-payment.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';

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
      <OrderMoney order={order} />
      <InitialPayment order={order} />
      <OrderDetails order={order} />
      <CancelOrder order={order} />
    </>
  );
}
