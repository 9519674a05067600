import { createFormHookContexts, useStore } from '@tanstack/react-form';
import type { AnyFieldApi } from '@tanstack/react-form';

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();

/** The element's id of a field's path: label, error and the error summary's link refer to it. */
export const idOf = (path: string): string => path.replaceAll(/[.[\]]+/g, '-');

/** The message to show under a field: once it was left, or the form was sent. */
export function errorOf({ form, state }: Pick<AnyFieldApi, 'form' | 'state'>): string | null {
  const shown = state.meta.isBlurred || form.state.submissionAttempts > 0;
  return shown ? ((state.meta.errors[0] as string | undefined) ?? null) : null;
}

/** The same for the field around. */
export function useFieldError(): string | null {
  const field = useFieldContext();
  return useStore(field.store, (state) => errorOf({ form: field.form, state }));
}
