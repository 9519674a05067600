import { validationMessages } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import type { Fraud } from './record-queries.ts';
import { staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

type Props = { order: StaffOrder; fraud: Fraud; onClose: () => void };

/** Asks what came of looking into a suspicion; who checked it and when is kept. */
export function CheckFraudDialog({ order, fraud, onClose }: Props) {
  const t = useTranslations('frauds');
  const id = useId();
  const client = useQueryClient();
  const command = useCommand('settlePotentialFraud', {
    onReply: async () => {
      toast('done', t('done'));
      onClose();
      await client.invalidateQueries({ queryKey: staffOrderKey(order.slug) });
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { note: '' },
    validate: ({ note }) =>
      note.trim() === '' ? [{ path: 'note', message: validationMessages.required }] : [],
    submit: async ({ note }) =>
      invalidFields(
        await command.send({
          params: { slug: order.slug, id: fraud.id },
          body: { status: 'checked', note: note.trim() },
        }),
      ),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('check')}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('check')}</form.SubmitButton>
          </>
        }
      >
        {t('about', { rule: t(`rule.${fraud.rule}`), number: fraud.other?.siemensId ?? '' })}
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="note">
              {() => <TextAreaField label={t('note')} required span={12} maxLength={500} />}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
