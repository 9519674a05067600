import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PasswordInput } from '../../../kit/form/password-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { askApi } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { settleConfirmation } from '../../../api/confirmation.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../account.messages.ts';
import { secondFactorKey } from '../second-factor.ts';

type Errors = { password?: string; code?: string; form?: string };

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
  const form = useId();
  const factor = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => askApi('getSecondFactor', { signal }),
    staleTime: 0,
  });
  const enrolled = (factor.data?.enrolledAt ?? null) !== null;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const confirm = useCommand('confirmPassword', {
    onReply: () => settleConfirmation(true),
    onRefused: ({ reason }) => setErrors({ form: reason }),
    onFailure: (failure) =>
      setErrors({ form: failure.status === 401 ? t('over') : (failure.serverMessage ?? failure.message) }),
  });
  const busy = confirm.busy || factor.isPending;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = errors.password !== undefined ? 'password' : errors.code !== undefined ? 'code' : null;
    if (first !== null) fields.current?.querySelector<HTMLInputElement>(`#${first}-again`)?.focus();
  }, [errors]);

  async function submit() {
    const found: Errors = {
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(enrolled && code.trim() === '' ? { code: t('codeMissing') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const result = await confirm.send({ body: { password, ...(code.trim() === '' ? {} : { code }) } });
    if (result?.ok !== false || result.kind !== 'invalid') return;
    setErrors(result.errors);
    // The factor was turned on elsewhere meanwhile.
    if ('code' in result.errors) await factor.refetch();
  }

  return (
    <Dialog
      open
      onClose={() => settleConfirmation(false)}
      title={t('title')}
      actions={
        <>
          <Button onClick={() => settleConfirmation(false)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {t('lead')}
      <Box
        as="form"
        ref={fields as never}
        {...{ id: form, noValidate: true }}
        mt="6"
        color="ink"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <Field id="password-again" label={t('password')} error={errors.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {enrolled && (
          <Field id="code-again" label={t('code')} error={errors.code}>
            <TextInput
              autoComplete="one-time-code"
              maxLength={64}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        )}
        {errors.form !== undefined && (
          <Box role="alert" mt="2" textStyle="small" color="refused">
            {errors.form}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
