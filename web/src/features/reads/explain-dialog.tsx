import { readRuleNames, validationMessages } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { TextAreaField } from '../../kit/form/text-area.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { alertsKey } from './reads-query.ts';
import type { Alert } from './reads-query.ts';
import { useSubject } from './use-subject.ts';

/** Asks what was found out about unusual reading; who says it and when is kept. */
export function ExplainDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useTranslations('readAlerts');
  const id = useId();
  const client = useQueryClient();
  const subject = useSubject();
  const command = useCommand('explainReadAlert', {
    onReply: async () => {
      toast('done', t('done'));
      onClose();
      await client.invalidateQueries({ queryKey: alertsKey });
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { explanation: '' },
    validate: ({ explanation }) =>
      explanation.trim() === '' ? [{ path: 'explanation', message: validationMessages.required }] : [],
    submit: async ({ explanation }) =>
      invalidFields(
        await command.send({ params: { id: alert.id }, body: { explanation: explanation.trim() } }),
      ),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('explain')}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('explain')}</form.SubmitButton>
          </>
        }
      >
        {t('about', { who: subject(alert), rule: readRuleNames[alert.rule] })}
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="explanation">
              {() => <TextAreaField label={t('explanation')} required span={12} maxLength={500} />}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
