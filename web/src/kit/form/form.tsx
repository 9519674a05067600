import { createFormHook, useStore } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../elements/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldContext, formContext, idOf, TriedContext, useFormContext, useScope } from './form-context.ts';
import { ConsentField, OneOfField, PasswordField, PhoneField, TextField } from './form-fields.tsx';
import { FormScope } from './form-scope.tsx';
import { AmountField, CountField, PercentField } from './number-fields.tsx';
import { formValidation } from './validation.ts';
import type { FieldErrors, Validate, ValidationError } from './validation.ts';

type ErrorsProps = {
  /** A reason that lies in no field; it takes the focus after the attempt that it ends. */
  reason?: string | undefined;
  /** How the summary words an error; its message unless given. */
  messageOf?: (error: ValidationError) => string;
};

/** The summary of what keeps the form from being sent, from the first attempt on. */
export function FormErrors({ reason, messageOf = ({ message }) => message }: ErrorsProps) {
  const form: AnyFormApi = useFormContext();
  const { errors } = useScope();
  const attempt = useStore(form.store, (state) => state.submissionAttempts);
  const busy = useStore(form.store, (state) => state.isSubmitting);
  const found = useSyncExternalStore(errors.subscribe, () => (attempt === 0 ? none : errors.all()));
  return (
    <ErrorSummary
      attempt={attempt}
      title={busy ? undefined : reason}
      errors={found.map((error) => ({
        fieldId: form.fieldInfo[error.path]?.instance ? idOf(error.path) : undefined,
        message: messageOf(error),
      }))}
    />
  );
}

const none: readonly ValidationError[] = [];

type ElementProps = {
  id?: string;
  errors: FieldErrors;
  /** It has no summary: an attempt that has failed gives focus to the first field that is wrong. */
  short?: boolean;
  children: ReactNode;
};

/** The form's element; Enter and its submit button send it. */
export function FormElement({ errors, short = false, children, ...rest }: ElementProps) {
  const form = useFormContext();
  const tried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const ended = useStore(form.store, (state) => (state.isSubmitting ? 0 : state.submissionAttempts));
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (short && ended > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [short, ended]);
  return (
    <FormScope form={form} errors={errors} path="">
      <TriedContext value={tried}>
        <form
          {...rest}
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (form.state.isSubmitting) return;
            errors.flush();
            void form.handleSubmit();
          }}
        >
          {children}
        </form>
      </TriedContext>
    </FormScope>
  );
}

/** Sends the form around; busy for as long as it is being sent. */
export function SubmitButton({ busy = false, ...rest }: ComponentProps<typeof Button>) {
  const form = useFormContext();
  const sending = useStore(form.store, (state) => state.isSubmitting);
  return <Button kind="primary" {...rest} type="submit" busy={busy || sending} />;
}

const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: TextField,
    Password: PasswordField,
    Phone: PhoneField,
    Consent: ConsentField,
    Amount: AmountField,
    Percent: PercentField,
    Count: CountField,
    OneOf: OneOfField,
  },
  formComponents: { Errors: FormErrors, Element: FormElement, SubmitButton },
});

/** Fields of a form that stand under a path of it, to be used in forms of several kinds. */
export { withFieldGroup };

type FormOptions<T> = {
  defaultValues: T;
  /** The newest one holds: another function validates anew, so what is costly keeps its identity. */
  validate: Validate<T>;
  /** Sends valid values; answers what the server finds wrong, by path of the form. */
  submit: (values: T) => Promise<Readonly<Record<string, string>> | undefined>;
};

/** TanStack Form with the kit's fields, validated by one function; `errors` is what it and the server find wrong. */
export function useValidatedForm<T extends object>({ defaultValues, validate, submit }: FormOptions<T>) {
  const form = useAppForm({
    defaultValues,
    onSubmit: async ({ value }) => {
      if (errors.own().length > 0) return;
      const refused = Object.entries((await submit(value)) ?? {});
      errors.refuse(
        refused.map(([path, message]) => ({ path, message })),
        value,
      );
    },
  });
  const [errors] = useState(() =>
    formValidation<T>(
      {
        values: () => form.state.values,
        subscribe: (listener) => form.store.subscribe(listener).unsubscribe,
      },
      validate,
    ),
  );
  useLayoutEffect(() => errors.validateBy(validate), [errors, validate]);
  return { form, errors };
}
