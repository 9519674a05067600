import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { CostSection } from '../../parts/cost-section.tsx';
import { GoodsTable } from '../../parts/goods-table.tsx';
import { salesmanTarget } from '../../parts/salesman-target.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { OfferForClient } from './offer-for-client.tsx';
import { messages } from './offer-summary.messages.ts';

/** The offer read over with the client: goods and costs. */
export const OfferSummaryScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('offerSummary');
  const confirm = useOrderAction('shopSetStatus', order);
  const send = () =>
    confirm.send({
      status: salesmanTarget(order, { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: false }),
    });
  return (
    <>
      <ScreenHead screen={screen} />
      <GoodsTable order={order} />
      <CostSection order={order} />
      <OfferForClient order={order} />
      <Note>
        <strong>{t('consents')}</strong> {t('consentsText')}
      </Note>
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" busy={confirm.busy} onClick={() => void send()}>
          {t('confirm')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
