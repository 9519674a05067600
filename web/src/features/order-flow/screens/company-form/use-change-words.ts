import type { CompanyFormValues } from '@app/machines/company-form';
import { employeeBands, turnoverBands } from '@app/machines/contract';
import { documentTypeNames, formatNrb, formatPln, fromDecimal, isDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { useFieldName } from './use-error-messages.ts';

const persons = /^companyAttributes\.krsUsersAttributes\[([^\]]+)\](?:\.(.+))?$/;
const addresses = /^companyAttributes\.addressesAttributes\[(\d)\](?:\.(.+))?$/;
const countries = new Intl.DisplayNames(['pl'], { type: 'region' });

/** Names of the form's fields and values as people read them: what one chooses between when two have typed. */
export function useChangeLabels(mine: CompanyFormValues, remote: CompanyFormValues) {
  const t = useTranslations('companyForm');
  const yesNo = useTranslations('kit');
  const fieldName = useFieldName();
  const people = [
    ...mine.companyAttributes.krsUsersAttributes,
    ...remote.companyAttributes.krsUsersAttributes,
  ];

  function personOf(key: string): string {
    const person = people.find((one) => one.key === key && `${one.firstName}${one.lastName}`.trim() !== '');
    return person === undefined ? t('person.unnamed') : `${person.firstName} ${person.lastName}`.trim();
  }

  const named = (path: string): string => fieldName(path) ?? t('conflict.other');

  function nameOf(path: string): string {
    const [, key, field] = persons.exec(path) ?? [];
    if (key !== undefined)
      return field === undefined
        ? personOf(key)
        : t('conflict.of', { what: personOf(key), field: named(field) });
    const [, place, part] = addresses.exec(path) ?? [];
    if (place === undefined) return named(path);
    const address = place === '0' ? t('conflict.seat') : t('conflict.correspondence');
    return part === undefined ? address : t('conflict.of', { what: address, field: named(part) });
  }

  function textOf(path: string, value: string): string {
    const name = path.split('.').at(-1);
    const band = turnoverBands.find((one) => one === value);
    const employees = employeeBands.find((one) => one === value);
    if (value === '') return t('conflict.empty');
    if (name === 'yearlyTurnover' && band !== undefined) return t(`basic.turnovers.${band}`);
    if (name === 'numberOfEmployees' && employees !== undefined) return t(`basic.bands.${employees}`);
    if (name === 'propertySeparation')
      return t(`basic.separations.${value === 'yes' || value === 'no' ? value : 'at_least_one'}`);
    if (name === 'documentType' && value in documentTypeNames)
      return documentTypeNames[value as keyof typeof documentTypeNames];
    if (name === 'gender') return t(value === 'male' ? 'person.male' : 'person.female');
    if (name === 'bankAccountNumber' && !value.startsWith('*')) return formatNrb(value);
    if (path === 'lastYearIncome' || path === 'incomeBeforeTax')
      return isDecimal(value) ? formatPln(fromDecimal(value)) : value;
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').toReversed().join('.') : value;
  }

  function valueOf(path: string, value: unknown): string {
    if (value === undefined || value === null) return t('conflict.none');
    if (typeof value === 'boolean') return yesNo(value ? 'yes' : 'no');
    if (typeof value === 'string') return textOf(path, value);
    if (Array.isArray(value))
      return value.map((code) => (code === '' ? '' : (countries.of(String(code)) ?? ''))).join(', ');
    return t('conflict.present');
  }

  return { nameOf, valueOf };
}
