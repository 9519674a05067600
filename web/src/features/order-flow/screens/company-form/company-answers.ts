import { asksFor } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind } from '@app/machines/company-form';
import { formatAmount, fromDecimal, isDecimal } from '@app/machines/rules';
import { addressLine, hidden } from './answer.ts';
import type { Answer, OwnWords, Words } from './answer.ts';

const zloty = (amount: string): string =>
  isDecimal(amount) ? `${formatAmount(fromDecimal(amount))}\u00A0zł` : amount;

/** Whoever gives a statement about farming has answered its question with 'no'. */
const farmAnswers = (company: CompanyFormValues['companyAttributes'], t: Words, own: OwnWords) =>
  (['agriculturalHoldingConsent', 'nonAgriculturalFinancingConsent'] as const).map((name) => ({
    label: own(name),
    value: company[name] ? t('basic.separations.no') : '',
    field: `companyAttributes.${name}`,
  }));

/** What was answered of the company. */
export function companyAnswers(
  { companyAttributes: company, ...rest }: CompanyFormValues,
  kind: FormKind,
  t: Words,
  own: OwnWords,
): readonly Answer[] {
  const [seat, correspondence] = company.addressesAttributes;
  const turnover = company.yearlyTurnover;
  const employees = company.numberOfEmployees;
  const separation = company.propertySeparation;
  const at = (name: string) => `companyAttributes.${name}`;
  return [
    {
      label: t('basic.address'),
      value: seat === undefined ? '' : addressLine(seat),
      field: at('addressesAttributes[0].street'),
    },
    {
      label: t('basic.correspondenceShort'),
      value: correspondence === undefined ? '' : addressLine(correspondence),
      field: at('addressesAttributes[1].street'),
    },
    {
      label: t('fields.yearlyTurnover'),
      value: turnover === '' ? '' : t(`basic.turnovers.${turnover}`),
      field: at('yearlyTurnover'),
    },
    {
      label: t('fields.numberOfEmployees'),
      value: employees === '' ? '' : t(`basic.bands.${employees}`),
      field: at('numberOfEmployees'),
    },
    ...(asksFor(kind, 'bankAccount')
      ? [
          {
            label: t('basic.account'),
            value: hidden(company.bankAccountNumber, 4),
            field: at('bankAccountNumber'),
          },
        ]
      : []),
    ...(asksFor(kind, 'income')
      ? [
          { label: t('basic.lastYearIncome'), value: zloty(rest.lastYearIncome), field: 'lastYearIncome' },
          { label: t('basic.incomeBeforeTax'), value: zloty(rest.incomeBeforeTax), field: 'incomeBeforeTax' },
        ]
      : []),
    ...(asksFor(kind, 'propertySeparation') && separation !== ''
      ? [
          {
            label: t('fields.propertySeparation'),
            value: t(`basic.separations.${separation}`),
            field: at('propertySeparation'),
          },
        ]
      : []),
    ...(asksFor(kind, 'agriculture') ? farmAnswers(company, t, own) : []),
  ];
}
