import {
  agricultureConsents,
  closingConsents,
  companyFields,
  contactFields,
  incomeFields,
  personFields,
  sendAddress,
  sendFields,
} from '../../fields/index.ts';
import type { FormKind, PersonValues } from '../../fields/index.ts';
import { askedOfPerson, askedUnder } from './asked-of.ts';
import type { CompanyFormValues } from './form-values.ts';

const always = () => true;

/** Of somebody who neither signs nor guarantees only the name travels: what was hidden again is not sent. */
const submittedPerson = (person: PersonValues, kind: FormKind) => ({
  key: person.key,
  ...sendFields(personFields, person, askedOfPerson(kind, person)),
});

/** The form as it is sent: numbers without the spaces that people type; null where this kind of order does not ask. */
export function submittedForm(values: CompanyFormValues, kind: FormKind) {
  const company = values.companyAttributes;
  const isAsked = askedUnder(kind);
  return {
    companyAttributes: {
      ...sendFields({ ...agricultureConsents, ...closingConsents }, company, always),
      ...sendFields(companyFields, company, isAsked),
      representationVerified: company.representationVerified,
      addressesAttributes: company.addressesAttributes.map(sendAddress),
      krsUsersAttributes: company.krsUsersAttributes.map((person) => submittedPerson(person, kind)),
    },
    userAttributes: sendFields(contactFields, values.userAttributes, always),
    ...sendFields(incomeFields, values, isAsked),
  };
}
