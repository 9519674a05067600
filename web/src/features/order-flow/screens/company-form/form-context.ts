import type { CompanyFormValues, FormKind, PersonValues } from '@app/machines/company-form';
import { useStore } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { createContext, use, useSyncExternalStore } from 'react';
import { idOf, useFormContext, useScope } from '../../../../kit/form/form-context.ts';
import { writeValues } from '../../../../kit/form/form-values.ts';
import type { Validation } from '../../../../kit/form/validation.ts';
import type { CompanyForm } from './form-values.ts';
import type { DraftSaver } from './use-draft.ts';

/** None of it changes with a key: what does is read through the hooks below. */
export type CompanyFormContextValue = {
  form: CompanyForm;
  kind: FormKind;
  errors: Validation<CompanyFormValues>;
  saver: Pick<DraftSaver, 'sendBehind'>;
};

export const CompanyFormContext = createContext<CompanyFormContextValue | null>(null);

export function useCompanyForm(): CompanyFormContextValue {
  const context = use(CompanyFormContext);
  if (context === null) throw new Error('A part of the company form stands outside of it');
  return context;
}

/** A part of the whole form, a text or a part that keeps its identity; its reader is drawn again only when that part has changed. */
export function useFormValue<T>(pick: (values: CompanyFormValues) => T): T {
  const { form } = useCompanyForm();
  return useSyncExternalStore(form.subscribe, () => pick(form.values()));
}

/** The same for what is shown beside the fields: it follows when nobody types. */
export function useSettledValue<T>(pick: (values: CompanyFormValues) => T): T {
  const { errors } = useCompanyForm();
  return useSyncExternalStore(errors.subscribe, () => pick(errors.values()));
}

/** A part of the person whose form is around. */
export function usePerson<T>(pick: (person: PersonValues) => T): T {
  const form: AnyFormApi = useFormContext();
  return useStore(form.store, (state) => pick(state.values as PersonValues));
}

/** Gives focus to a field of the person around: a button that has filled in something goes with what was missing. */
export function useFocusField(): (name: string) => void {
  const { path } = useScope();
  return (name) => document.getElementById(idOf(path + name))?.focus();
}

/** Changes the person whose form is around. */
export function useChangePerson(): (change: (before: PersonValues) => PersonValues) => void {
  const form: AnyFormApi = useFormContext();
  return (change) => writeValues(form, change(form.state.values as PersonValues));
}
