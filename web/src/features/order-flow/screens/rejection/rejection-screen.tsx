import { phaseOf, shopStatusOf } from '@app/machines/order';
import { moneyTaken } from '@app/machines/rules';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { useLastChange } from '../../parts/last-change.ts';
import { MoneyList, shownMoney } from '../../parts/order-money.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { ButtonLink } from '../../../../kit/elements/button.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { NextSteps } from '../../../../kit/elements/next-steps.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import type { Order } from '../../queries/order-query.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './rejection.messages.ts';

/** What one can do now, by why the order ended: other terms help where terms were judged. */
const advice = {
  decision: ['change', 'bureaus', 'review'],
  conditions: ['change', 'ask'],
  canceled: ['ask'],
} as const;

/** Why the order ended: somebody cancelled it, the application was refused, or new terms were. */
function reasonOf({ status, facts }: Order): keyof typeof advice {
  if (phaseOf(status) === 'closed') return 'canceled';
  return shopStatusOf(status, facts) === 'decision_rejected' ? 'decision' : 'conditions';
}

/** The order ended without financing: when, what became of the client's money, and what one can do now. */
export const RejectionScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('rejection');
  const payments = order.paymentsAttributes.map(({ paymentType: kind, ...payment }) => ({
    ...payment,
    kind,
  }));
  const money = moneyTaken(order.facts, payments);
  const [now] = useState(() => new Date());
  const rows = shownMoney(order, now.getTime());
  const when = useLastChange(order, now);
  const reason = reasonOf(order);
  return (
    <>
      <StatusIcon meaning={screen.icon ?? 'failure'} />
      <ScreenHead screen={screen} />
      <Facts
        facts={[
          {
            label: t('order'),
            value: [order.siemensId, order.companyAttributes?.name].filter(Boolean).join(', '),
          },
          ...(reason === 'decision' ? [{ label: t('who'), value: t('whoText') }] : []),
          { label: t(`when.${reason}`), value: when },
          { label: t('money'), value: rows.length > 0 ? <MoneyList rows={rows} /> : t(`moneyText.${money}`) },
        ]}
      />
      <NextSteps
        steps={advice[reason].map((step) => ({
          title: t(`${step}.title`),
          text: t(`${step}.text`, { number: order.siemensId }),
        }))}
      />
      <Actions mt="4">
        {order.shopRedirectUrl !== null && (
          <ButtonLink kind="quiet" icon={ArrowLeft} href={order.shopRedirectUrl} data-back>
            {t('back')}
          </ButtonLink>
        )}
        <ButtonLink kind="primary" href={order.shopRedirectUrl ?? '/'}>
          {t('again')}
        </ButtonLink>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
