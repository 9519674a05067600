import { passwordErrors } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PasswordInput } from '../../../kit/form/password-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { ApiFailure } from '../../../api/answer.ts';
import { callApi } from '../../../api/call-api.ts';
import { secondStepOf } from '../second-factor.ts';
import type { SecondStep } from '../second-factor.ts';
import { homeOf, sessionQuery } from '../../../api/session.ts';
import { PasswordRules } from './password-rules.tsx';

type Props = {
  by: { email: string } | { token: string };
  /** The sign-in goes on with its second step; a known password is changed with it. */
  onSecondStep: (step: SecondStep) => void;
};

/** A new password: for an account whose password is known, or by the one-use key of a link. */
export function PasswordForm({ by, onSecondStep }: Props) {
  const t = useTranslations('reset');
  const client = useQueryClient();
  const navigate = useNavigate();
  const known = 'email' in by;
  const [email, setEmail] = useState(known ? by.email : '');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit() {
    const found = {
      ...(known && email.trim() === '' ? { email: t('required') } : {}),
      ...(known && current === '' ? { current_password: t('required') } : {}),
      ...passwordErrors({
        password,
        password_confirmation: again,
        ...(known ? { current_password: current } : {}),
      }),
    };
    setErrors(found);
    setRefusal(undefined);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const fresh = { password, passwordConfirmation: again };
      const result = known
        ? await callApi('changeOutdatedPassword', {
            body: { email: email.trim(), currentPassword: current, ...fresh },
          })
        : await callApi('usePasswordReset', { params: { token: by.token }, body: fresh });
      if (!result.ok) return result.kind === 'invalid' ? setErrors(result.errors) : setRefusal(result.reason);
      client.clear();
      client.setQueryData(sessionQuery.queryKey, result.reply);
      await navigate({ to: homeOf(result.reply.roles) });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const step = secondStepOf(cause);
      if (step === null) setRefusal(cause.serverMessage ?? cause.message);
      else onSecondStep(step);
    } finally {
      setBusy(false);
    }
  }

  const field = (name: string) => ({ id: name, error: errors[name] });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary
        errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
        title={refusal}
        attempt={attempt}
      />
      <Card padded mt="6">
        {known && (
          <>
            <Field {...field('email')} label={t('email')}>
              <TextInput
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
            <Field {...field('current_password')} label={t('current')}>
              <PasswordInput
                autoComplete="current-password"
                value={current}
                onChange={(event) => setCurrent(event.target.value)}
              />
            </Field>
          </>
        )}
        <Field {...field('password')} label={t('password')}>
          <PasswordInput
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <PasswordRules password={password} />
        <Field {...field('password_confirmation')} label={t('again')}>
          <PasswordInput
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" wide mt="2" busy={busy}>
          {t('submit')}
        </Button>
      </Card>
    </form>
  );
}
