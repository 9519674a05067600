import {
  agricultureConsents,
  closingConsents,
  companyFields,
  contactFields,
  incomeFields,
} from '../../fields/index.ts';
import type { FormKind, ValidationError } from '../../fields/index.ts';
import { askedUnder } from './asked-of.ts';
import { addressErrors, fieldErrors } from './field-errors.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { personErrors } from './persons-errors.ts';
import { personsErrors } from './persons-errors.ts';

const company = 'companyAttributes';

/** The form asks for the income between them. */
const { propertySeparation, ...figures } = companyFields;

/** Everything that keeps the form of this order from being sent, in the order of its fields; `today` is YYYY-MM-DD. `judge` may remember what is wrong with a person. */
export function formErrors(
  values: CompanyFormValues,
  kind: FormKind,
  today: string,
  judge?: typeof personErrors,
): readonly ValidationError[] {
  const { companyAttributes, userAttributes } = values;
  const isAsked = askedUnder(kind);
  const judging = { today, kind };
  return [
    ...companyAttributes.addressesAttributes.flatMap((address, index) =>
      addressErrors(`${company}.addressesAttributes[${index}]`, address),
    ),
    ...fieldErrors(figures, companyAttributes, company, isAsked, judging),
    ...fieldErrors(incomeFields, values, '', isAsked, judging),
    ...fieldErrors({ propertySeparation }, companyAttributes, company, isAsked, judging),
    ...fieldErrors(agricultureConsents, companyAttributes, company, isAsked, judging),
    ...personsErrors(companyAttributes.krsUsersAttributes, kind, today, judge),
    ...fieldErrors(contactFields, userAttributes, 'userAttributes', isAsked, judging),
    ...fieldErrors(closingConsents, companyAttributes, company, isAsked, judging),
  ];
}
