import { phaseOf } from '@app/machines/order';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button, ButtonLink } from '../../../../kit/elements/button.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';

/** What the chart lets the client do while he waits: pay, pay again, go on at the bank, take another bank, go back; and at the end the shop that he came from. */
export function StatusActions({ order, screen }: Pick<ScreenProps, 'order' | 'screen'>) {
  const t = useTranslations('status');
  const pay = useOrderAction('openPayment', order);
  const otherBank = useOrderAction('changeVerificationMode', order);
  const opens = order.allowed.includes('OPEN_PAYMENT');
  const retries = order.allowed.includes('RETRY_PAYMENT');
  const changesBank = order.allowed.includes('CHANGE_VERIFICATION_MODE');
  const leaves = order.redirectUrl !== null;
  const reads = screen.agreement === true;
  const shop = phaseOf(order.status) === 'closed' ? order.shopRedirectUrl : null;
  const acts = opens || retries || changesBank || leaves || reads || shop !== null;
  if (!acts && !order.moveToPreviousAllowed) return null;
  return (
    <Actions>
      <BackLink order={order}>{t('back')}</BackLink>
      {changesBank && (
        <Button busy={otherBank.busy} onClick={() => void otherBank.send({})}>
          {t('otherBank')}
        </Button>
      )}
      {(opens || retries) && (
        <Button kind={leaves ? 'second' : 'primary'} busy={pay.busy} onClick={() => void pay.send({})}>
          {t(opens ? 'pay' : 'payAgain')}
        </Button>
      )}
      {reads && (
        <ButtonLink kind="primary" href={`/orders/${order.slug}/agreements`}>
          {t('readAgreement')}
        </ButtonLink>
      )}
      {order.redirectUrl !== null && (
        <ButtonLink kind="primary" icon={ExternalLink} href={order.redirectUrl}>
          {t('goOn')}
        </ButtonLink>
      )}
      {shop !== null && (
        <ButtonLink kind="primary" href={shop}>
          {t('toShop')}
        </ButtonLink>
      )}
    </Actions>
  );
}
