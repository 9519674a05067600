import { email, filled, oneOf, phone, sentences } from '../contract/fields.ts';
import { employeeBands, turnoverBands } from '../contract/company.ts';
import { isMasked } from '../contract/wire.ts';
import { isDecimal, normaliseNrb, nrbProblem } from '../rules/index.ts';
import { addressFaults } from './address-faults.ts';
import { faultOf, requiredFault, unless } from './fault.ts';
import type { Fault } from './fault.ts';
import { asksFor } from './form-fields.ts';
import type { FormKind } from './form-kind.ts';
import type { CompanyFormValues } from './form-values.ts';
import type { personFaults } from './person-faults.ts';
import { personsFaults } from './persons-faults.ts';

const company = 'companyAttributes';

function accountFaults(path: string, account: string): readonly Fault[] {
  if (account.trim() === '') return unless(false, path, sentences.required);
  const problem = isMasked(account) ? null : nrbProblem(normaliseNrb(account));
  return problem === null ? [] : unless(false, path, problem);
}

function amountFaults(path: string, amount: string, mayBeNegative: boolean): readonly Fault[] {
  if (amount === '') return unless(false, path, sentences.required);
  return unless(isDecimal(amount) && (mayBeNegative || !amount.startsWith('-')), path, sentences.amount);
}

function basicFaults(values: CompanyFormValues, kind: FormKind): readonly Fault[] {
  const given = values.companyAttributes;
  return [
    ...given.addressesAttributes.flatMap((address, index) =>
      addressFaults(`${company}.addressesAttributes[${index}]`, address),
    ),
    ...(asksFor(kind, 'turnoverAndEmployees')
      ? [
          ...faultOf(`${company}.yearlyTurnover`, oneOf(turnoverBands), given.yearlyTurnover),
          ...faultOf(`${company}.numberOfEmployees`, oneOf(employeeBands), given.numberOfEmployees),
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
      ? unless(
          given.propertySeparation !== '' &&
            (kind.legalForm !== 'dg' || given.propertySeparation !== 'at_least_one'),
          `${company}.propertySeparation`,
          sentences.choice,
        )
      : []),
    ...(asksFor(kind, 'agriculture')
      ? (['agriculturalHoldingConsent', 'nonAgriculturalFinancingConsent'] as const).flatMap((name) =>
          unless(given[name], `${company}.${name}`, sentences.consent),
        )
      : []),
  ];
}

/** Everything that keeps the form of this order from being sent, in the order of its fields; `today` is YYYY-MM-DD. `judge` may remember what is wrong with a person. */
export function formFaults(
  values: CompanyFormValues,
  kind: FormKind,
  today: string,
  judge?: typeof personFaults,
): readonly Fault[] {
  const { companyAttributes, userAttributes } = values;
  return [
    ...basicFaults(values, kind),
    ...personsFaults(companyAttributes.krsUsersAttributes, kind, today, judge),
    ...faultOf('userAttributes.fullName', filled(64), userAttributes.fullName),
    ...requiredFault('userAttributes.email', email, userAttributes.email),
    ...requiredFault('userAttributes.phone', phone, userAttributes.phone),
    ...unless(companyAttributes.idVerificationConsent, `${company}.idVerificationConsent`, sentences.consent),
    ...(asksFor(kind, 'beneficiary')
      ? unless(companyAttributes.beneficiaryConsent, `${company}.beneficiaryConsent`, sentences.consent)
      : []),
  ];
}
