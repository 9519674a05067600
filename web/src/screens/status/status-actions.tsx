import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../forms/back-link.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import type { Order } from '../../queries/order.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';

/** What the chart lets the client do while he waits: go on at a provider, pay again, take another bank, go back. */
export function StatusActions({ order }: { order: Order }) {
  const t = useTranslations('screens.status');
  const again = useOrderAction('openPayment', order);
  const otherBank = useOrderAction('changeVerificationMode', order);
  const retries = order.allowed.includes('RETRY_PAYMENT');
  const changesBank = order.allowed.includes('CHANGE_VERIFICATION_MODE');
  const leaves = order.redirectUrl !== null;
  if (!retries && !changesBank && !leaves && !order.moveToPreviousAllowed) return null;
  return (
    <Actions>
      <BackLink order={order}>{t('back')}</BackLink>
      {changesBank && (
        <Button busy={otherBank.busy} onClick={() => void otherBank.send({})}>
          {t('otherBank')}
        </Button>
      )}
      {retries && (
        <Button kind={leaves ? 'second' : 'primary'} busy={again.busy} onClick={() => void again.send({})}>
          {t('payAgain')}
        </Button>
      )}
      {order.redirectUrl !== null && (
        <ButtonLink kind="primary" icon={ExternalLink} href={order.redirectUrl}>
          {t('goOn')}
        </ButtonLink>
      )}
    </Actions>
  );
}
