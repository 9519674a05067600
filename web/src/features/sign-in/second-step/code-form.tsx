import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import type { Reply } from '../../../api/answer.ts';
import type { CallInput } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { mustSignInAgain } from '../second-factor.ts';
import { SignInForm } from '../sign-in-form.tsx';

/** The calls that a code is sent with. */
export type CodeCall = 'verifySecondFactor' | 'finishRequiredEnrolment' | 'confirmSecondFactor';

export type CodeSending<N extends CodeCall> = {
  call: N;
  bodyOf: (code: string) => NonNullable<CallInput<N>['body']>;
  onReply: (reply: Reply<N>) => void | Promise<void>;
  /** The sign-in that the code belongs to is over, with the server's message. */
  onOver?: (message?: string) => void;
};

type Props<N extends CodeCall> = CodeSending<N> & {
  /** Whether a recovery code is asked for instead of the application's six digits. */
  recovery?: boolean;
  submit: string;
};

/** One code: of the authenticator application, which the browser may fill in, or a recovery code. */
export function CodeForm<N extends CodeCall>(props: Props<N>) {
  const { recovery = false, submit, call, bodyOf, onReply, onOver } = props;
  const t = useTranslations('secondStep');
  const [reason, setReason] = useState<string | undefined>();
  const command = useCommand(call, {
    onReply,
    onRefused: (refused) => setReason(refused.reason),
    onFailure: (failure) => {
      if (onOver !== undefined && mustSignInAgain(failure)) onOver(failure.serverMessage ?? undefined);
      else setReason(failure.serverMessage ?? failure.message);
    },
  });
  const missing = [{ path: 'code', message: recovery ? t('recoveryMissing') : t('codeMissing') }];
  const { form, errors } = useValidatedForm({
    defaultValues: { code: '' },
    validate: ({ code }) =>
      (recovery ? code.trim() !== '' : /^\d{6}$/.test(code.replaceAll(/\s/g, ''))) ? [] : missing,
    submit: async ({ code }) => {
      setReason(undefined);
      const result = await command.send({ body: bodyOf(code) } as CallInput<N>);
      return invalidFields(result);
    },
  });
  return (
    <form.AppForm>
      <SignInForm errors={errors} reason={reason} submit={submit}>
        <form.AppField name="code">
          {(field) => (
            <field.Text
              label={recovery ? t('recoveryCode') : t('code')}
              maxLength={64}
              {...(recovery
                ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
                : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
            />
          )}
        </form.AppField>
      </SignInForm>
    </form.AppForm>
  );
}
