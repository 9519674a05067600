import { longestRetention } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { TextField } from '../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { retentionQuery } from './persons-query.ts';
import type { Rule } from './retention-page.tsx';

type Props = { rule: Rule; notice: number; onClose: () => void };

/** Changes how long something is kept, never below what the law demands. */
export function RuleDialog({ rule, notice, onClose }: Props) {
  const t = useTranslations('retention');
  const id = useId();
  const client = useQueryClient();
  const { kind, ending, minimumDays } = rule;
  const least = Math.max(1, minimumDays);
  const save = useCommand('saveRetentionRule', {
    onReply: async () => {
      toast('done', t('edit.saved'));
      onClose();
      await client.invalidateQueries({ queryKey: retentionQuery.queryKey });
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { days: String(rule.days) },
    validate: ({ days }) =>
      /^\d{1,5}$/u.test(days.trim()) && Number(days) >= least && Number(days) <= longestRetention
        ? []
        : [{ path: 'days', message: t('edit.wrong', { min: least }) }],
    submit: async ({ days }) =>
      invalidFields(await save.send({ body: { kind, ending, days: Number(days) } })),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('edit.title')}
        actions={
          <>
            <Button onClick={onClose}>{t('edit.back')}</Button>
            <form.SubmitButton form={id}>{t('edit.save')}</form.SubmitButton>
          </>
        }
      >
        {t('edit.text', { ending: t(`ending.${ending}`), kind: t(`kind.${kind}`), notice })}
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="days">
              {() => (
                <TextField
                  label={t('edit.days')}
                  help={minimumDays > 0 ? t('edit.minimum', { days: minimumDays }) : t('edit.free')}
                  required
                  span={6}
                  inputMode="numeric"
                  maxLength={5}
                  autoComplete="off"
                />
              )}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
