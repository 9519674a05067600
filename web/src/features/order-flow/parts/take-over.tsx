import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../kit/dialog/dialog.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';
import { messages } from './take-over.messages.ts';

/** 'Przejmij wniosek', where the chart lets the salesman lead on what the client has begun; asks once more. */
export const TakeOver = withTexts(messages, Content);

function Content({ order, size }: { order: Order; size?: 'panel' }) {
  const t = useTranslations('takeOver');
  const takeOver = useOrderAction('shopTakeOver', order);
  const [asking, setAsking] = useState(false);
  if (!order.allowed.includes('TAKE_OVER')) return null;
  async function take() {
    const result = await takeOver.send({});
    if (result?.ok !== true) setAsking(false);
  }
  return (
    <>
      <Button {...(size !== undefined && { size })} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('title')}
        back={t('leave')}
        confirm={t('open')}
        busy={takeOver.busy}
        onBack={() => setAsking(false)}
        onConfirm={() => void take()}
      >
        {t('text')}
      </ConfirmDialog>
    </>
  );
}
