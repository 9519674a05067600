import { hardSpaces } from '@app/machines/rules';
import { screenOf } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { clockTime, sinceWhen } from '../../../../kit/format/dates.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { ClientLink } from '../../parts/client-link.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { TakeOver } from '../../parts/take-over.tsx';
import { WaitedFor } from '../../parts/waited-for.tsx';
import { withSum } from '../../parts/with-sum.ts';
import { clientVisitQuery } from '../../queries/client-visit.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './client-works.messages.ts';

/** It is the client's turn, on his own device: where he is, his link, and where the chart allows it the way to take the order over. */
export const ClientIsWorkingScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('clientWorks');
  const resend = useOrderAction('shopResendOffer', order);
  const theirs = withSum(screenOf(order.status, order.facts, 'client'), order);
  const email = order.userAttributes?.email ?? null;
  const seen = useClientSeen(order.slug);
  async function sendAgain() {
    const result = await resend.send({});
    if (result?.ok === true) toast('done', t('resent', { time: clockTime(new Date()) }));
  }
  return (
    <>
      <ScreenHead screen={screen} />
      <WaitedFor
        order={order}
        more={[
          { label: t('where'), value: hardSpaces(theirs.title) },
          ...(seen === null ? [] : [{ label: t('seen'), value: seen }]),
          ...(email === null ? [] : [{ label: t('sentTo'), value: email }]),
        ]}
      />
      <ClientLink slug={order.slug} />
      <OrderDetails order={order} />
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <TakeOver order={order} />
        {order.allowed.includes('RESEND_OFFER') && (
          <Button kind="primary" busy={resend.busy} onClick={() => void sendAgain()}>
            {t('resend')}
          </Button>
        )}
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}

/** Whether the client has his page open, else when he last had; null until it is known. */
function useClientSeen(slug: string): string | null {
  const t = useTranslations('clientWorks');
  const { data, dataUpdatedAt } = useQuery(clientVisitQuery(slug));
  if (data === undefined) return null;
  if (data.isHere) return t('here');
  return data.seenAt === null
    ? t('never')
    : sinceWhen(new Date(data.seenAt), new Date(dataUpdatedAt), t('today'));
}
