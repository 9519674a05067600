import { phaseOf } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Scale } from 'lucide-react';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { OrderDetails } from '../../forms/order-details.tsx';
import { pln } from '../../forms/pln.ts';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import { StatusIcon } from '../../parts/status-icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ShopPoint } from './shop-point.tsx';
import { StatusActions } from './status-actions.tsx';
import { stepsAhead } from './steps-ahead.ts';
import { WaitFacts } from './wait-facts.tsx';
import { waitOf } from './waits.ts';

/** What the order waits for, or that it is done. A status that the page watches shows the turning ring. */
export function StatusScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.status');
  const wait = waitOf(order);
  const ahead = stepsAhead(order, screen);
  const meaning = screen.refetch ? 'waiting' : (screen.icon ?? 'waiting');
  const method = order.facts.method ?? 'none';
  return (
    <>
      <StatusIcon
        meaning={meaning}
        {...(wait === 'decision' && meaning === 'waiting' ? { icon: Scale } : {})}
      />
      <ScreenHead screen={screen} />
      {wait !== null && <WaitFacts order={order} wait={wait} refetch={screen.refetch} />}
      {phaseOf(order.status) === 'delivery' && <ShopPoint order={order} />}
      {ahead.length > 0 && (
        <NextSteps
          steps={ahead.map((step) => ({
            title: t(`ahead.${step}.title`, { amount: pln(order.initialPaymentAmount) }),
            text: step === 'signing' ? t(`signs.${method}`) : t(`ahead.${step}.text`),
          }))}
        />
      )}
      {order.calculated && <OrderDetails order={order} />}
      <StatusActions order={order} />
      <CancelOrder order={order} />
    </>
  );
}
