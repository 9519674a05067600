import { email, filled, oneOf, phone, messages } from '../../fields/schemas.ts';
import { employeeBands, turnoverBands } from '../../contract/company.ts';
import { isMasked } from '../../contract/wire.ts';
import { isDecimal, normaliseNrb, nrbProblem } from '../../rules/index.ts';
import { addressErrors } from './address-errors.ts';
import { schemaErrors, requiredErrors, errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import { asksFor } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { personErrors } from './person-errors.ts';
import { personsErrors } from './persons-errors.ts';

const company = 'companyAttributes';

function accountFaults(path: string, account: string): readonly ValidationError[] {
  if (account.trim() === '') return errorUnless(false, path, messages.required);
  const problem = isMasked(account) ? null : nrbProblem(normaliseNrb(account));
  return problem === null ? [] : errorUnless(false, path, problem);
}

function amountFaults(path: string, amount: string, mayBeNegative: boolean): readonly ValidationError[] {
  if (amount === '') return errorUnless(false, path, messages.required);
  return errorUnless(isDecimal(amount) && (mayBeNegative || !amount.startsWith('-')), path, messages.amount);
}

function basicFaults(values: CompanyFormValues, kind: FormKind): readonly ValidationError[] {
  const given = values.companyAttributes;
  return [
    ...given.addressesAttributes.flatMap((address, index) =>
      addressErrors(`${company}.addressesAttributes[${index}]`, address),
    ),
    ...(asksFor(kind, 'turnoverAndEmployees')
      ? [
          ...schemaErrors(`${company}.yearlyTurnover`, oneOf(turnoverBands), given.yearlyTurnover),
          ...schemaErrors(`${company}.numberOfEmployees`, oneOf(employeeBands), given.numberOfEmployees),
        ]
      : []),
    ...(asksFor(kind, 'bankAccount')
      ? accountFaults(`${company}.bankAccountNumber`, given.bankAccountNumber)
      : []),
    ...(asksFor(kind, 'income')
      ? [
          ...amountFaults('lastYearIncome', values.lastYearIncome, false),
          ...amountFaults('incomeBeforeTax', values.incomeBeforeTax, true),
        ]
      : []),
    ...(asksFor(kind, 'propertySeparation')
      ? errorUnless(
          given.propertySeparation !== '' &&
            (kind.legalForm !== 'dg' || given.propertySeparation !== 'at_least_one'),
          `${company}.propertySeparation`,
          messages.choice,
        )
      : []),
    ...(asksFor(kind, 'agriculture')
      ? (['agriculturalHoldingConsent', 'nonAgriculturalFinancingConsent'] as const).flatMap((name) =>
          errorUnless(given[name], `${company}.${name}`, messages.consent),
        )
      : []),
  ];
}

/** Everything that keeps the form of this order from being sent, in the order of its fields; `today` is YYYY-MM-DD. `judge` may remember what is wrong with a person. */
export function formErrors(
  values: CompanyFormValues,
  kind: FormKind,
  today: string,
  judge?: typeof personErrors,
): readonly ValidationError[] {
  const { companyAttributes, userAttributes } = values;
  return [
    ...basicFaults(values, kind),
    ...personsErrors(companyAttributes.krsUsersAttributes, kind, today, judge),
    ...schemaErrors('userAttributes.fullName', filled(64), userAttributes.fullName),
    ...requiredErrors('userAttributes.email', email, userAttributes.email),
    ...requiredErrors('userAttributes.phone', phone, userAttributes.phone),
    ...errorUnless(
      companyAttributes.idVerificationConsent,
      `${company}.idVerificationConsent`,
      messages.consent,
    ),
    ...(asksFor(kind, 'beneficiary')
      ? errorUnless(companyAttributes.beneficiaryConsent, `${company}.beneficiaryConsent`, messages.consent)
      : []),
  ];
}
