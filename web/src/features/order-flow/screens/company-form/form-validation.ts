import { formErrors, personErrors, personsPath } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind, PersonValues, ValidationError } from '@app/machines/company-form';
import { warsawDay } from '@app/machines/rules';
import { formValidation } from '../../../../kit/form/validation.ts';
import type { Validation } from '../../../../kit/form/validation.ts';
import { asRequest } from '../../parts/requests.ts';
import type { FormValues } from './form-values.ts';

/** The day in Poland, YYYY-MM-DD. */
export const today = (): string => warsawDay(Date.now());

/** Validates a person anew only when the person has changed: the others stay the same object while somebody types. */
function rememberedPersons(): typeof personErrors {
  const known = new WeakMap<PersonValues, { key: string; errors: readonly ValidationError[] }>();
  return (path, person, kind, day) => {
    const key = `${day} ${path}`;
    const before = known.get(person);
    if (before?.key === key) return before.errors;
    const errors = personErrors(path, person, kind, day);
    known.set(person, { key, errors });
    return errors;
  };
}

/** What is wrong with the form of this kind of order; what is missing is asked for by its name. */
export function companyFormValidation(form: FormValues, kind: FormKind) {
  const judge = rememberedPersons();
  return formValidation<CompanyFormValues>(form, (values) =>
    formErrors(values, kind, today(), judge).map(asRequest),
  );
}

/** The keys of the persons in whom something is wrong. */
export function wrongPersons(form: FormValues, errors: Validation<CompanyFormValues>): readonly string[] {
  const isWrong = (index: number) =>
    errors.all().some(({ path }) => path.startsWith(`${personsPath}[${index}]`));
  const { krsUsersAttributes } = form.values().companyAttributes;
  return krsUsersAttributes.filter((_, index) => isWrong(index)).map(({ key }) => key);
}
