import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { ButtonLink } from '../../../../kit/elements/button.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderDocuments } from '../../parts/order-documents.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useLedOrders } from '../../queries/use-led-orders.ts';
import { Signers } from '../../parts/signers.tsx';
import { WaitedFor } from '../../parts/waited-for.tsx';
import { messages } from '../../parts/waiting.messages.ts';

/** Somebody else is waited for: who, since when and how long it takes. */
export const WaitingScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const list = useLedOrders();
  const t = useTranslations('waiting');
  return (
    <>
      <StatusIcon meaning={screen.icon === 'failure' ? 'failure' : 'waiting'} />
      <ScreenHead screen={screen} />
      <Signers order={order} />
      <WaitedFor order={order} />
      <OrderDocuments order={order} />
      <OrderDetails order={order} />
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <ButtonLink href={list}>{t('list')}</ButtonLink>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
