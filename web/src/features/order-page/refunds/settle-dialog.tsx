import { isCalendarDate } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import type { CallInput } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { DateField } from '../../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { staffOrderKey } from '../order-query.ts';
import { sumText } from './refund-text.ts';
import type { Refund } from './refund-text.ts';

export type Settling = Refund['allowed'][number];

const calls = {
  ORDER_REFUND: 'orderRefund',
  PAY_OUT_REFUND: 'payOutRefund',
  KEEP_BY_AGREEMENT: 'keepRefund',
} as const;

const asked = {
  ORDER_REFUND: [],
  PAY_OUT_REFUND: ['reference', 'paid_on'],
  KEEP_BY_AGREEMENT: ['reference', 'reason'],
} as const satisfies Record<Settling, readonly (keyof Values)[]>;

interface Values {
  reference: string;
  paid_on: string;
  reason: string;
}

type Props = {
  order: { slug: string; siemensId: string };
  refund: Refund;
  how: Settling;
  /** Beside the order's own page, what has to be read anew. */
  reread?: readonly string[];
  onClose: () => void;
};

/** What was done about a sum that goes back: ordered, paid out under a number and on a day, or kept by agreement. */
export function SettleDialog({ order, refund, how, reread: also, onClose }: Props) {
  const t = useTranslations('refunds');
  const id = useId();
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const reread = async () => {
    await client.invalidateQueries({ queryKey: staffOrderKey(order.slug) });
    if (also !== undefined) await client.invalidateQueries({ queryKey: also });
  };
  const command = useCommand(calls[how], {
    onReply: async () => {
      toast('done', t(`done.${how}`));
      onClose();
      await reread();
    },
    onRefused: async ({ reason }) => {
      setRefused(reason);
      await reread();
    },
  });
  const fields: readonly (keyof Values)[] = asked[how];
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: { reference: '', paid_on: '', reason: '' },
    validate: (values) =>
      fields
        .filter((field) =>
          field === 'paid_on' ? !isCalendarDate(values.paid_on) : values[field].trim() === '',
        )
        .map((path) => ({ path, message: t('missing') })),
    submit: async (values) => {
      const body = Object.fromEntries(fields.map((field) => [field, values[field].trim()]));
      const input = { params: { slug: order.slug, id: refund.id }, body };
      return invalidFields(await command.send(input as unknown as CallInput<(typeof calls)[Settling]>));
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(`act.${how}`)}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t(`act.${how}`)}</form.SubmitButton>
          </>
        }
      >
        {t('about', { amount: sumText(refund), number: order.siemensId })}
        <Box mt="6" color="ink">
          <form.Element id={id} errors={errors} short>
            {fields.includes('reference') && (
              <form.AppField name="reference">
                {(field) => (
                  <field.Text
                    label={t(`field.${how}`)}
                    required
                    span={12}
                    maxLength={64}
                    autoComplete="off"
                  />
                )}
              </form.AppField>
            )}
            {fields.includes('paid_on') && (
              <form.AppField name="paid_on">
                {() => <DateField label={t('field.paidOn')} required span={12} />}
              </form.AppField>
            )}
            {fields.includes('reason') && (
              <form.AppField name="reason">
                {() => <TextAreaField label={t('field.reason')} required span={12} maxLength={500} />}
              </form.AppField>
            )}
          </form.Element>
          {refused !== null && (
            <Box role="alert" textStyle="small" color="refused">
              {refused}
            </Box>
          )}
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
