import { createFormHook, useStore } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../elements/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldContext, formContext, idOf, useFormContext } from './form-context.ts';
import { Consent, Password, Phone, Text } from './form-fields.tsx';
import { debounce, serverErrors, validatedBy } from './validation.ts';
import type { Validate, ValidationError } from './validation.ts';

/** The form's values, read again when typing stops. */
function useDebouncedValues(form: AnyFormApi): unknown {
  const [values, setValues] = useState<unknown>(form.state.values);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setValues(form.state.values), debounce);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return values;
}

type ErrorsProps<T> = {
  /** `errorsOf` of the form. */
  of: Validate<T>;
  /** A reason that lies in no field; it takes the focus after the attempt that it ends. */
  reason?: string | undefined;
  /** How the summary words an error; its message unless given. */
  messageOf?: (error: ValidationError) => string;
};

/** The summary of what keeps the form from being sent, from the first attempt on. */
export function FormErrors<T>({
  of: errorsOf,
  reason,
  messageOf = ({ message }) => message,
}: ErrorsProps<T>) {
  const form: AnyFormApi = useFormContext();
  useDebouncedValues(form);
  const attempt = useStore(form.store, (state) => state.submissionAttempts);
  const busy = useStore(form.store, (state) => state.isSubmitting);
  const errors = attempt === 0 ? [] : errorsOf(form.state.values as T);
  return (
    <ErrorSummary
      attempt={attempt}
      title={busy ? undefined : reason}
      errors={errors.map((error) => ({
        fieldId: form.fieldInfo[error.path]?.instance ? idOf(error.path) : undefined,
        message: messageOf(error),
      }))}
    />
  );
}

/** The form's element; Enter and its submit button send it. */
export function FormElement({ children, ...rest }: { children: ReactNode; id?: string }) {
  const form = useFormContext();
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.state.isSubmitting) void form.handleSubmit();
      }}
    >
      {children}
    </form>
  );
}

function SubmitButton({ busy = false, ...rest }: ComponentProps<typeof Button>) {
  const form = useFormContext();
  const sending = useStore(form.store, (state) => state.isSubmitting);
  return <Button kind="primary" {...rest} type="submit" busy={busy || sending} />;
}

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, Password, Phone, Consent },
  formComponents: { Errors: FormErrors, Element: FormElement, SubmitButton },
});

type FormOptions<T> = {
  defaultValues: T;
  validate: Validate<T>;
  /** Sends valid values; answers what the server finds wrong, by path of the form. */
  submit: (values: T) => Promise<Readonly<Record<string, string>> | undefined>;
};

/** TanStack Form with the kit's fields, validated by one function; `errorsOf` is what it and the server find wrong. */
export function useValidatedForm<T extends object>({ defaultValues, validate, submit }: FormOptions<T>) {
  const [server] = useState(() => serverErrors<T>());
  const form = useAppForm({
    ...validatedBy(validate, server),
    defaultValues,
    onSubmit: async ({ value, formApi }) => {
      server.set({}, value);
      server.set((await submit(value)) ?? {}, value);
      void formApi.validate('blur');
    },
  });
  return { form, errorsOf: (values: T) => [...validate(values), ...server.current(values)] };
}
