import {
  agricultureConsents,
  closingConsents,
  companyFields,
  contactFields,
  emptyAddress,
  incomeFields,
  initialValues,
  personFields,
} from '../../fields/index.ts';
import type {
  AddressValues,
  ContactValues,
  FormConsents,
  PersonValues,
  ValuesOf,
} from '../../fields/index.ts';

/** The form's own data: its keys are the wire's in camel case, so that a path names the same field on both sides. */
export interface CompanyFormValues extends ValuesOf<typeof incomeFields> {
  companyAttributes: ValuesOf<typeof companyFields> &
    FormConsents & {
      representationVerified: boolean;
      /** The registered one first, then a correspondence address where there is one. */
      addressesAttributes: AddressValues[];
      krsUsersAttributes: readonly PersonValues[];
    };
  userAttributes: ContactValues;
}

/** A person of whom nothing is known yet; `key` names the row for as long as the form lives. */
export const emptyPerson = (key: string): PersonValues => ({
  key,
  peselFromG2i: false,
  ...initialValues(personFields),
});

/** A form in which nothing is known yet. */
export const emptyForm = (): CompanyFormValues => ({
  companyAttributes: {
    ...initialValues({ ...companyFields, ...agricultureConsents, ...closingConsents }),
    representationVerified: false,
    addressesAttributes: [emptyAddress()],
    krsUsersAttributes: [],
  },
  userAttributes: initialValues(contactFields),
  ...initialValues(incomeFields),
});
