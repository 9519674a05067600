import type { CompanyFormValues, FormKind } from '@app/machines/company-form';
import { useForm } from '@tanstack/react-form';
import { createContext, use } from 'react';

/** TanStack's form over the form's own data. */
export function useCompanyForm(defaultValues: CompanyFormValues) {
  return useForm({ defaultValues });
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;

export type FormTies = {
  form: CompanyForm;
  values: CompanyFormValues;
  kind: FormKind;
  /** The sentence that belongs under a field now; null where it is right, or was not left yet. */
  errorOf: (path: string) => string | null;
  onLeft: (path: string) => void;
};

export const FormContext = createContext<FormTies | null>(null);

/** The form around a field. */
export function useFormTies(): FormTies {
  const ties = use(FormContext);
  if (ties === null) throw new Error('A field of the company form stands outside of it');
  return ties;
}

/** The element's id for a path: what the error summary links to. */
export function idOf(path: string): string {
  return path.replaceAll(/[.[\]]+/g, '-');
}
