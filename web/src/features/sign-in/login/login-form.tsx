import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Anchor } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import type { FormError } from '../../../kit/form/error-summary.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PasswordInput } from '../../../kit/form/password-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { ApiFailure } from '../../../api/answer.ts';
import { callApi } from '../../../api/call-api.ts';
import { secondStepOf } from '../second-factor.ts';
import type { SecondStep } from '../second-factor.ts';
import { homeOf, sessionQuery } from '../../../api/session.ts';

type Errors = { email?: string; password?: string; form?: string };

type Props = {
  /** Why the sign-in before has ended. */
  refusal?: string | undefined;
  onSecondStep: (step: SecondStep) => void;
};

/** E-mail and password; an expired password leads on to changing it, a second factor to its step. */
export function LoginForm({ refusal, onSecondStep }: Props) {
  const t = useTranslations('login');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>(refusal === undefined ? {} : { form: refusal });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit() {
    const found: Errors = {
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: t('emailWrong') }),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
    };
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const result = await callApi('signIn', { body: { email: email.trim(), password } });
      if (!result.ok) return setErrors({ form: t('wrong') });
      client.clear();
      client.setQueryData(sessionQuery.queryKey, result.reply);
      const home = homeOf(result.reply.roles);
      if (home === '/') setErrors({ form: t('noPanel') });
      else await navigate({ to: home });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const step = secondStepOf(cause);
      if (step !== null) onSecondStep(step);
      else if (cause.status === 403)
        await navigate({ to: '/reset-password', state: { email: email.trim() } });
      else setErrors({ form: cause.serverMessage ?? (cause.status === 401 ? t('wrong') : cause.message) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={summaryOf(errors)} attempt={attempt} title={errors.form} />
      <Card padded mt="6">
        <Field id="email" label={t('email')} error={errors.email}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field
          id="password"
          label={t('password')}
          error={errors.password}
          aside={<Anchor href="/reset-password">{t('forgotten')}</Anchor>}
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" wide mt="2" busy={busy}>
          {t('submit')}
        </Button>
      </Card>
    </form>
  );
}

function summaryOf(errors: Errors): FormError[] {
  return (['email', 'password'] as const).flatMap((fieldId) => {
    const message = errors[fieldId];
    return message === undefined ? [] : [{ fieldId, message }];
  });
}
