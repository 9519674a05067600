import type { CompanyFormValues } from '@app/machines/company-form';
import { skipFormEvents } from './form-context.ts';
import type { CompanyForm } from './form-context.ts';

/** The values of the whole form, for whoever saves, sends or merges them. */
export type FormValues = {
  /** The same object for as long as nothing has changed. */
  values: () => CompanyFormValues;
  /** Calls after each change of the values, never for one of errors or focus; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Takes other values in; touched fields stay touched. */
  write: (values: CompanyFormValues) => void;
};

export function formValuesOf(form: CompanyForm): FormValues {
  const listeners = new Set<() => void>();
  let known = form.state.values;
  form.store.subscribe(() => {
    if (form.state.values === known) return;
    known = form.state.values;
    for (const listener of listeners) listener();
  });
  return {
    values: () => form.state.values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: ({ companyAttributes, userAttributes, lastYearIncome, incomeBeforeTax }) => {
      form.setFieldValue('companyAttributes', companyAttributes, skipFormEvents);
      form.setFieldValue('userAttributes', userAttributes, skipFormEvents);
      form.setFieldValue('lastYearIncome', lastYearIncome, skipFormEvents);
      form.setFieldValue('incomeBeforeTax', incomeBeforeTax, skipFormEvents);
    },
  };
}
