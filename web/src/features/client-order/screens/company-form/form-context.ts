import type { CompanyFormValues, ValidationError, FormKind } from '@app/machines/company-form';
import { useForm } from '@tanstack/react-form';
import { createContext, use, useSyncExternalStore } from 'react';
import type { FormWatch } from './form-watch.ts';
import type { TouchedFields } from './touched-fields.ts';

/** TanStack's form over the form's own data. */
export function useCompanyForm(defaultValues: CompanyFormValues) {
  return useForm({ defaultValues });
}

/** TanStack holds the values alone: the schema validates them in one place for all fields. */
export const skipFormEvents = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true } as const;

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** What a field is given of its form. None of it changes with a keystroke: what does is read through the hooks below. */
export type FormContextValue = {
  form: CompanyForm;
  kind: FormKind;
  /** All that is wrong with these values; asked once for each change of them. */
  errorsOf: (values: CompanyFormValues) => readonly ValidationError[];
  /** The same by path: the first message of each field. */
  messagesOf: (values: CompanyFormValues) => ReadonlyMap<string, string>;
  /** Whether the section of a field was tried, so that its error shows before it is touched. */
  isTried: (path: string) => boolean;
  touched: TouchedFields;
  watch: FormWatch;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (context === null) throw new Error('A field of the company form stands outside of it');
  return context;
}

/**
 * A part of what was typed, a text or a part that keeps its identity; its reader is drawn again only when that part has
 * changed, and is not even asked while something else than around this path is typed.
 */
export function useFormValue<T>(pick: (values: CompanyFormValues) => T, path = ''): T {
  const { form, watch } = useFormContext();
  return useSyncExternalStore(watch.around(path), () => pick(form.state.values));
}

/** The same for what is shown beside the fields: it follows as soon as nobody types. */
export function useDebouncedValue<T>(pick: (values: CompanyFormValues) => T): T {
  const { debounced } = useFormContext().watch;
  return useSyncExternalStore(debounced.subscribe, () => pick(debounced.values()));
}

const never = () => () => undefined;

/** The message to show under a field; null where the value is valid or the field was not touched yet. */
export function useError(path: string): string | null {
  const { watch, messagesOf, isTried, touched } = useFormContext();
  const isTouched = useSyncExternalStore(touched.subscribe, () => touched.has(path));
  const shown = isTouched || isTried(path);
  // A message that is not shown costs no validation, nor does a key.
  const { subscribe, values } = watch.debounced;
  return useSyncExternalStore(shown ? subscribe : never, () =>
    shown ? (messagesOf(values()).get(path) ?? null) : null,
  );
}

/** The element's id for a path: what the error summary links to. */
export function idOf(path: string): string {
  return path.replaceAll(/[.[\]]+/g, '-');
}
