import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { ApiFailure } from '../../../api/answer.ts';
import type { Invalid, Refused } from '../../../api/answer.ts';
import { mustSignInAgain } from '../second-factor.ts';

type Props = {
  /** Whether a recovery code is asked for instead of the application's six digits. */
  recovery?: boolean;
  submit: string;
  send: (code: string) => Promise<{ ok: true } | Refused | Invalid>;
  /** The sign-in that the code belongs to is over, with the server's message. */
  onOver?: (message?: string) => void;
};

/** One code: of the authenticator application, which the browser may fill in, or a recovery code. */
export function CodeForm({ recovery = false, submit, send, onOver }: Props) {
  const t = useTranslations('secondStep');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submitCode() {
    const filled = recovery ? code.trim() !== '' : /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
    const missing = recovery ? t('recoveryMissing') : t('codeMissing');
    setError(filled ? undefined : missing);
    setRefusal(undefined);
    setAttempt(attempt + 1);
    if (!filled) return;
    setBusy(true);
    try {
      const result = await send(code);
      if (result.ok) return;
      if (result.kind === 'invalid') setError(result.errors['code'] ?? missing);
      else setRefusal(result.reason);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (onOver !== undefined && mustSignInAgain(cause)) onOver(cause.serverMessage ?? undefined);
      else setRefusal(cause.serverMessage ?? cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitCode();
      }}
    >
      <ErrorSummary
        errors={error === undefined ? [] : [{ fieldId: 'code', message: error }]}
        title={refusal}
        attempt={attempt}
      />
      <Card padded mt="6">
        <Field id="code" label={recovery ? t('recoveryCode') : t('code')} error={error}>
          <TextInput
            {...(recovery
              ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
              : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
            maxLength={64}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" kind="primary" wide mt="2" busy={busy}>
          {submit}
        </Button>
      </Card>
    </form>
  );
}
