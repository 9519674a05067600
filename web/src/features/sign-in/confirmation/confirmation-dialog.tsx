import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { invalidFields } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { settleConfirmation } from '../../../api/confirmation.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../account.messages.ts';
import { secondFactorQuery } from '../second-factor.ts';

/** Asks for the password once more, with a code where a second factor is on; who waits for it then sends again. */
export function ConfirmationDialog() {
  return (
    <Texts of={messages}>
      <Asking />
    </Texts>
  );
}

function Asking() {
  const t = useTranslations('confirmation');
  const id = useId();
  const client = useQueryClient();
  const factor = useQuery(secondFactorQuery);
  const [reason, setReason] = useState<string | null>(null);
  const confirm = useCommand('confirmPassword', {
    onReply: () => settleConfirmation(true),
    onRefused: (refused) => setReason(refused.reason),
    onFailure: (failure) =>
      setReason(failure.status === 401 ? t('over') : (failure.serverMessage ?? failure.message)),
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { password: '', code: '' },
    validate: ({ password, code }) => {
      const enrolledAt = client.getQueryData(secondFactorQuery.queryKey)?.enrolledAt ?? null;
      return [
        ...(password === '' ? [{ path: 'password', message: t('passwordMissing') }] : []),
        ...(enrolledAt !== null && code.trim() === '' ? [{ path: 'code', message: t('codeMissing') }] : []),
      ];
    },
    submit: async ({ password, code }) => {
      if (factor.isPending) return undefined;
      setReason(null);
      const result = await confirm.send({ body: { password, ...(code.trim() === '' ? {} : { code }) } });
      const invalid = invalidFields(result);
      // The factor was turned on elsewhere meanwhile.
      if (invalid !== undefined && 'code' in invalid) await factor.refetch();
      return invalid;
    },
  });

  return (
    <form.AppForm>
      <Dialog
        open
        onClose={() => settleConfirmation(false)}
        title={t('title')}
        actions={
          <>
            <Button onClick={() => settleConfirmation(false)}>{t('cancel')}</Button>
            <form.SubmitButton form={id} busy={factor.isPending}>
              {t('submit')}
            </form.SubmitButton>
          </>
        }
      >
        {t('lead')}
        <Box mt="6" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="password">
              {(field) => <field.Password label={t('password')} autoComplete="current-password" />}
            </form.AppField>
            {(factor.data?.enrolledAt ?? null) !== null && (
              <form.AppField name="code">
                {(field) => <field.Text label={t('code')} autoComplete="one-time-code" maxLength={64} />}
              </form.AppField>
            )}
            {reason !== null && (
              <Box role="alert" mt="2" textStyle="small" color="refused">
                {reason}
              </Box>
            )}
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
