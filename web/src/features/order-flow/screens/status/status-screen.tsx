import { waitOf } from '@app/machines/order';
import type { Screen, Wait } from '@app/machines/order';
import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { lazily } from '../../../../kit/lazily.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import { pln } from '../../../../kit/format/money.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Signers } from '../../parts/signers.tsx';
import { NextSteps } from '../../../../kit/elements/next-steps.tsx';
import { SkeletonRows } from '../../../../kit/elements/skeleton.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import type { StatusMeaning } from '../../../../kit/elements/status-icon.tsx';
import type { Order } from '../../queries/order-query.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { StatusActions } from './status-actions.tsx';
import { stepsAhead } from './steps-ahead.ts';
import { WaitFacts } from './wait-facts.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './status.messages.ts';

/** Only who pays on this screen loads what paying needs: forms and the rules of its fields. */
const InitialPayment = lazily(
  async () => (await import('../../parts/initial-payment.tsx')).InitialPayment,
  <SkeletonRows rows={4} />,
);

/** What an order has once its agreement is signed: most are looked at before. */
const Concluded = lazily(async () => (await import('./concluded.tsx')).Concluded, <SkeletonRows rows={4} />);

/** Nothing is done yet: a person's step or a check is on its way (amber, not green). */
const underWay: ReadonlySet<Wait | null> = new Set([
  'salesman',
  'smsCode',
  'bankOpening',
  'bankMatch',
  'bankCheck',
  'payment',
  'paymentCheck',
  'paymentMatch',
  'paymentLink',
  'counterPayment',
]);

/** The turning ring where something is under way, the client's turn where he has to pay, else what the chart says. */
function meaningOf(order: Order, screen: Screen, wait: Wait | null): StatusMeaning {
  if (screen.refetch || underWay.has(wait)) return 'waiting';
  const pays = order.allowed.includes('OPEN_PAYMENT') || order.allowed.includes('START_PAYMENT');
  return screen.icon ?? (pays ? 'todo' : 'waiting');
}

/** What the order waits for, or that it is done; and where the client may pay on this screen, the payment itself. */
export const StatusScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('status');
  const wait = waitOf(order);
  const ahead = stepsAhead(order, screen);
  const meaning = meaningOf(order, screen, wait);
  const method = order.facts.method ?? 'none';
  // What helps comes before what explains (F121).
  const retries = order.allowed.includes('RETRY_PAYMENT');
  const details = order.calculated && <OrderDetails order={order} />;
  return (
    <>
      <StatusIcon
        meaning={meaning}
        {...(wait === 'decision' && meaning === 'waiting' ? { icon: Scale } : {})}
      />
      <ScreenHead screen={screen} />
      {retries && <StatusActions order={order} screen={screen} />}
      <Signers order={order} />
      {wait !== null && <WaitFacts order={order} wait={wait} mails={screen.mails} />}
      {order.facts.signed ? <Concluded order={order} /> : <OrderMoney order={order} />}
      {order.allowed.includes('START_PAYMENT') ? (
        <>
          <InitialPayment order={order} />
          {details}
        </>
      ) : (
        <>
          {ahead.length > 0 && (
            <NextSteps
              steps={ahead.map((step) => ({
                title: t(`ahead.${step}.title`, { amount: pln(order.initialPaymentAmount) }),
                text: step === 'signing' ? t(`signs.${method}`) : t(`ahead.${step}.text`),
              }))}
            />
          )}
          {details}
          {!retries && <StatusActions order={order} screen={screen} />}
        </>
      )}
      <CancelOrder order={order} />
    </>
  );
}
