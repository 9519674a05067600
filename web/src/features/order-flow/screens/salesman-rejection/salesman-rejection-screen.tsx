import { newOffers } from '@app/machines/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { ButtonLink } from '../../../../kit/elements/button.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { NextSteps } from '../../../../kit/elements/next-steps.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { useLastChange } from '../../parts/last-change.ts';
import { MoneyList, shownMoney } from '../../parts/order-money.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useLedOrders } from '../../queries/use-led-orders.ts';
import { messages } from './salesman-rejection.messages.ts';

/** The order ended without financing: what became of the client's money, and the way to another application (STATUS-096). */
export const SalesmanRejectionScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const list = useLedOrders();
  const t = useTranslations('salesmanRejection');
  const [now] = useState(() => new Date());
  const rows = shownMoney(order, now.getTime());
  const when = useLastChange(order, now);
  const same = newOffers.find(
    ({ salesChannel, financingType }) =>
      salesChannel === order.facts.salesChannel && financingType === order.facts.financingType,
  );
  return (
    <>
      <StatusIcon meaning="failure" />
      <ScreenHead screen={screen} />
      <Facts
        facts={[
          {
            label: t('order'),
            value: [order.siemensId, order.companyAttributes?.name].filter(Boolean).join(', '),
          },
          { label: t('when'), value: when },
          { label: t('money'), value: rows.length > 0 ? <MoneyList rows={rows} /> : t('nothing') },
        ]}
      />
      <NextSteps
        steps={(['change', 'other'] as const).map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
        }))}
      />
      <Actions>
        <ButtonLink kind="quiet" href={list} data-back>
          {t('list')}
        </ButtonLink>
        {same !== undefined && (
          <ButtonLink kind="primary" href={`/shop/orders/${same.segment}`}>
            {t('again')}
          </ButtonLink>
        )}
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
