import { isCalendarDate } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '@tanstack/react-form';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { DateField } from '../../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { validationMessages, warsawDay } from '@app/machines/rules';
import { shortDate } from '../../../kit/format/dates.ts';
import { staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { useSeenOrder } from './use-seen-order.ts';

type Props = { order: StaffOrder; onClose: () => void };

const valuesOf = (order: StaffOrder) => ({
  external_order_id: order.externalOrderId ?? '',
  ordered_at: warsawDay(Date.parse(order.orderedAt)),
});

/**
 * The order's number in the shop's own system and the day on which it was ordered (ADMIN-033, 034, 051, 052). What was
 * typed stays when somebody else was faster, and what stands there now is said beside it.
 */
export function NumberDialog({ order, onClose }: Props) {
  const t = useTranslations('orderData');
  const id = useId();
  const client = useQueryClient();
  const [opened] = useState(order);
  const start = valuesOf(opened);
  const { seen, lookAgain } = useSeenOrder(order);
  const theirs = valuesOf(seen);
  const command = useCommand('updateSuperadminOrder', { onRefused: lookAgain });
  const { form, errors } = useValidatedForm({
    defaultValues: start,
    validate: ({ external_order_id: number, ordered_at: day }) => [
      ...(number.trim() === '' && start.external_order_id !== ''
        ? [{ path: 'external_order_id', message: validationMessages.required }]
        : []),
      ...(isCalendarDate(day) ? [] : [{ path: 'ordered_at', message: validationMessages.date }]),
    ],
    submit: async ({ external_order_id: typed, ordered_at: day }) => {
      const number = typed.trim();
      // Only what was typed: the other field may be another by now.
      const changesNumber = number !== start.external_order_id;
      const changesDay = day !== start.ordered_at;
      const result = await command.send({
        params: { slug: order.slug },
        body: {
          ...(changesNumber && { externalOrderId: number }),
          ...(changesDay && { orderedAt: day }),
          version: seen.version,
        },
      });
      if (result?.ok !== true) return invalidFields(result);
      await client.invalidateQueries({ queryKey: staffOrderKey(order.slug) });
      if (changesNumber) toast('done', t('savedNumber'));
      if (changesDay) toast('done', t('savedDate'));
      onClose();
      return undefined;
    },
  });
  const typed = useStore(form.store, (state) => state.values);
  const noteOf = (field: keyof typeof start, value: string) =>
    theirs[field] === start[field] || theirs[field] === typed[field].trim() ? {} : { note: t('now', { value }) };
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('changeNumber')}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('saveNumber')}</form.SubmitButton>
          </>
        }
      >
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            {seen.version !== opened.version && (
              <Box role="alert" mb="3" textStyle="small" color="waiting">
                {t('conflict')}
              </Box>
            )}
            <form.AppField name="external_order_id">
              {(field) => (
                <field.Text
                  label={t('field.external_order_id')}
                  span={12}
                  maxLength={64}
                  autoComplete="off"
                  {...noteOf('external_order_id', theirs.external_order_id || t('empty'))}
                />
              )}
            </form.AppField>
            <form.AppField name="ordered_at">
              {() => (
                <DateField
                  label={t('field.ordered_at')}
                  required
                  span={12}
                  {...noteOf('ordered_at', shortDate(new Date(seen.orderedAt)))}
                />
              )}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
