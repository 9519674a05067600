import { isEmail } from '@app/machines/rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApiFailure } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Anchor } from '../../../kit/elements/box.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { secondStepOf } from '../second-factor.ts';
import type { SecondStep } from '../second-factor.ts';
import { SignInForm } from '../sign-in-form.tsx';
import { useSignedIn } from '../use-signed-in.ts';

type Props = {
  /** Why the sign-in before has ended. */
  refusal?: string | undefined;
  onSecondStep: (step: SecondStep) => void;
};

/** E-mail and password; an expired password leads on to changing it, a second factor to its step. */
export function LoginForm({ refusal, onSecondStep }: Props) {
  const t = useTranslations('login');
  const navigate = useNavigate();
  const [reason, setReason] = useState(refusal);
  const signedIn = useSignedIn(setReason);
  const signIn = useCommand('signIn', { onRefused: () => undefined, onFailure });
  const { form, errors } = useValidatedForm({
    defaultValues: { email: '', password: '' },
    validate: ({ email, password }) => [
      ...(isEmail(email.trim()) ? [] : [{ path: 'email', message: t('emailWrong') }]),
      ...(password === '' ? [{ path: 'password', message: t('passwordMissing') }] : []),
    ],
    submit: async ({ email, password }) => {
      setReason(undefined);
      const result = await signIn.send({ body: { email: email.trim(), password } });
      if (result?.ok === false) setReason(t('wrong'));
      else if (result !== null) await signedIn(result.reply);
      return undefined;
    },
  });

  async function onFailure(failure: ApiFailure) {
    const step = secondStepOf(failure);
    const email = form.state.values.email.trim();
    if (step !== null) onSecondStep(step);
    else if (failure.status === 403) await navigate({ to: '/reset-password', state: { email } });
    else setReason(failure.serverMessage ?? (failure.status === 401 ? t('wrong') : failure.message));
  }

  return (
    <form.AppForm>
      <SignInForm errors={errors} reason={reason} submit={t('submit')}>
        <form.AppField name="email">
          {(field) => (
            <field.Text label={t('email')} type="email" inputMode="email" autoComplete="username" />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => (
            <field.Password
              label={t('password')}
              autoComplete="current-password"
              aside={<Anchor href="/reset-password">{t('forgotten')}</Anchor>}
            />
          )}
        </form.AppField>
      </SignInForm>
    </form.AppForm>
  );
}
