import { passwordErrors } from '@app/machines/contract';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import type { ApiFailure, Refused } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { secondStepOf } from '../second-factor.ts';
import type { SecondStep } from '../second-factor.ts';
import { SignInForm } from '../sign-in-form.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { PasswordRules } from './password-rules.tsx';

type Props = {
  by: { email: string } | { token: string };
  /** The sign-in goes on with its second step; a known password is changed with it. */
  onSecondStep: (step: SecondStep) => void;
};

/** The fields by their names on the wire. */
type Values = { email: string; current_password: string; password: string; password_confirmation: string };

/** A new password: for an account whose password is known, or by the one-use key of a link. */
export function PasswordForm({ by, onSecondStep }: Props) {
  const t = useTranslations('reset');
  const signedIn = useSignedIn();
  const known = 'email' in by;
  const [reason, setReason] = useState<string | undefined>();
  const options = {
    onRefused: (refusal: Refused) => setReason(refusal.reason),
    onFailure: (failure: ApiFailure) => {
      const step = secondStepOf(failure);
      if (step === null) setReason(failure.serverMessage ?? failure.message);
      else onSecondStep(step);
    },
  };
  const change = useCommand('changeOutdatedPassword', options);
  const reset = useCommand('usePasswordReset', options);
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: {
      email: known ? by.email : '',
      current_password: '',
      password: '',
      password_confirmation: '',
    },
    validate: ({ email, current_password, ...passwords }) =>
      Object.entries({
        ...(known && email.trim() === '' ? { email: t('required') } : {}),
        ...(known && current_password === '' ? { current_password: t('required') } : {}),
        ...passwordErrors({ ...passwords, ...(known ? { current_password } : {}) }),
      }).map(([path, message]) => ({ path, message })),
    submit: async (values) => {
      setReason(undefined);
      const fresh = { password: values.password, passwordConfirmation: values.password_confirmation };
      const result = known
        ? await change.send({
            body: { email: values.email.trim(), currentPassword: values.current_password, ...fresh },
          })
        : await reset.send({ params: { token: by.token }, body: fresh });
      if (result?.ok === true) await signedIn(result.reply);
      return invalidFields(result);
    },
  });
  const password = useStore(form.store, (state) => state.values.password);
  return (
    <form.AppForm>
      <SignInForm errors={errors} reason={reason} submit={t('submit')}>
        {known && (
          <>
            <form.AppField name="email">
              {(field) => <field.Text label={t('email')} type="email" autoComplete="username" />}
            </form.AppField>
            <form.AppField name="current_password">
              {(field) => <field.Password label={t('current')} autoComplete="current-password" />}
            </form.AppField>
          </>
        )}
        <form.AppField name="password">
          {(field) => <field.Password label={t('password')} autoComplete="new-password" />}
        </form.AppField>
        <PasswordRules password={password} />
        <form.AppField name="password_confirmation">
          {(field) => <field.Password label={t('again')} autoComplete="new-password" />}
        </form.AppField>
      </SignInForm>
    </form.AppForm>
  );
}
