import { phaseOf } from '@app/machines/order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { ConfirmDialog } from '../../../kit/dialog/dialog.tsx';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';

/** How whoever closes the page comes back: the client's link is mailed when he has told his address (F085). */
function wayBack({ status, audience }: Order): 'link' | 'address' | 'list' {
  if (audience !== 'client') return 'list';
  return phaseOf(status) === 'offer' ? 'address' : 'link';
}

/** 'Anuluj wniosek', wherever the chart lets the client cancel; asks once more, because there is no way back. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('forms.cancel');
  const [asking, setAsking] = useState(false);
  const cancel = useOrderAction('cancelOrder', order);
  if (!order.allowed.includes('CANCEL')) return null;
  async function confirm() {
    const result = await cancel.send({});
    if (result?.ok !== true) setAsking(false);
  }
  return (
    <Box mt="8" pt="4" borderTop="1px solid" borderColor="line">
      <Button kind="quiet" size="panel" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('title', { number: order.siemensId })}
        back={t('back')}
        confirm={t('confirm')}
        irreversible
        busy={cancel.busy}
        onBack={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {t('text', { way: wayBack(order) })}
        {order.facts.bankUnanswered && ` ${t('verifying', { reader: order.audience })}`}
      </ConfirmDialog>
    </Box>
  );
}
