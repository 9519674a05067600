import { calls } from '@app/machines/contract';
import { normaliseNip, validationMessages } from '@app/machines/rules';
import { useForm, useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CompanyStep } from '../../parts/company-step.tsx';
import { withEmailConflict } from '../../parts/email-conflict.ts';
import { useWireForm } from '../../parts/use-wire-form.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';

/** The registry did not know the VAT id: it is corrected, or sent once more where the registry was unavailable. */
export function UpdateVatIdScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.updateVatId');
  const send = useOrderAction('correctVatId', order);
  /** The registry does not know the number that was sent last: the order has stayed where it is. */
  const [unknown, setUnknown] = useState(false);
  const form = useForm({
    defaultValues: { vatId: order.companyAttributes?.vatId ?? '' },
    onSubmit: async ({ value }) => {
      setUnknown(false);
      if (!wire.tryToSend()) return;
      const result = await send.send({ vatId: normaliseNip(value.vatId) });
      setUnknown(result?.ok === true && result.reply.status === order.status);
    },
  });
  const vatId = useStore(form.store, (state) => state.values.vatId);
  const wire = useWireForm(
    calls.correctVatId.body,
    { vat_id: normaliseNip(vatId) },
    unknown ? { vat_id: validationMessages.nipNotFound } : withEmailConflict(send.errors, 'vat_id'),
  );
  return (
    <CompanyStep
      order={order}
      screen={screen}
      busy={send.busy}
      wire={wire}
      vatId={vatId}
      onVatId={(typed) => form.setFieldValue('vatId', typed)}
      onSubmit={() => void form.handleSubmit()}
    >
      <Note meaning="waiting">{t('causes')}</Note>
      <Actions>
        <Button kind="primary" type="submit" busy={send.busy}>
          {t('submit')}
        </Button>
      </Actions>
    </CompanyStep>
  );
}
