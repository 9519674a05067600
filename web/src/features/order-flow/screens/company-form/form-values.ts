import type { CompanyFormValues, PersonValues } from '@app/machines/company-form';
import type { DeepKeys } from '@tanstack/react-form';
import { createForm, formList, joinedValues } from '../../../../kit/form/form-values.ts';
import type { Form, FormList, FormValues as Values } from '../../../../kit/form/form-values.ts';

/** The values of the whole form, for whoever saves, sends or merges them. */
export type FormValues = Values<CompanyFormValues>;

type Details = Omit<CompanyFormValues, 'companyAttributes'> & {
  companyAttributes: Omit<CompanyFormValues['companyAttributes'], 'krsUsersAttributes'>;
};

/** The names of the fields within their form. */
export type FieldName = DeepKeys<Details> | DeepKeys<PersonValues>;

/** The company form: a form of all that is asked once, and one a person. */
export type CompanyForm = FormValues & { details: Form<Details>; persons: FormList<PersonValues> };

const personsOf = ({ companyAttributes }: CompanyFormValues) => companyAttributes.krsUsersAttributes;

function detailsOf(values: CompanyFormValues): Details {
  const { krsUsersAttributes: _persons, ...companyAttributes } = values.companyAttributes;
  return { ...values, companyAttributes };
}

export function companyForm(start: CompanyFormValues): CompanyForm {
  const details = createForm(detailsOf(start));
  const persons = formList(personsOf(start));
  const joined = joinedValues<CompanyFormValues>(
    () => {
      const { companyAttributes, ...rest } = details.values();
      return {
        ...rest,
        companyAttributes: { ...companyAttributes, krsUsersAttributes: persons.values() },
      };
    },
    (values) => {
      details.write(detailsOf(values));
      persons.write(personsOf(values));
    },
  );
  details.subscribe(joined.changed);
  persons.subscribe(joined.changed);
  return { ...joined, details, persons };
}
