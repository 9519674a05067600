import type { CompanyFormValues, Fault } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { behindName, namesItself } from '../../forms/behind-name.ts';

/** A fault as the summary says it: 'Anna Nowak: sprawdź PESEL – numer jest niepoprawny'. */
export function useFaultWords(): (fault: Fault, values: CompanyFormValues) => string {
  const t = useTranslations('companyForm');
  return ({ path, sentence }, values) => {
    const [, index, name] = /krsUsersAttributes\[(\d+)\]\.(.+)$/.exec(path) ?? [];
    const rest = behindName(sentence);
    if (index !== undefined && name !== undefined) {
      const person = values.companyAttributes.krsUsersAttributes[Number(index)];
      const who = [person?.firstName, person?.lastName]
        .filter((part) => part !== undefined && part.trim() !== '')
        .join(' ');
      const field = fieldName(name);
      const called = field === null ? '' : t(`fields.${field}`);
      const clear = called === '' || namesItself(called, sentence);
      return t('faultOf', {
        what: who || t('person.unnamed'),
        sentence: clear ? rest : `${called} – ${rest}`,
      });
    }
    const field = fieldName(path.split('.').at(-1) ?? '');
    const called = field === null ? '' : t(`fields.${field}`);
    if (called === '' || namesItself(called, sentence)) return sentence;
    return t('faultOf', { what: capital(called), sentence: rest });
  };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

const named = [
  'firstName',
  'lastName',
  'role',
  'pesel',
  'seriesAndNumber',
  'releasedAt',
  'documentExpiryDate',
  'releasedBy',
  'email',
  'phone',
  'street',
  'buildingNumber',
  'postalCode',
  'city',
  'yearlyTurnover',
  'numberOfEmployees',
  'bankAccountNumber',
  'lastYearIncome',
  'incomeBeforeTax',
  'propertySeparation',
  'fullName',
  'pepOwn',
  'pepFamily',
  'pepAssociate',
  'shares',
  'birthedAt',
  'gender',
  'cityOfBirth',
  'countryOfBirth',
  'citizenships',
  'documentType',
  'willSign',
  'guarantor',
  'doctor',
  'beneficiary',
  'companyStatement',
  'vatId',
  'companyName',
  'apartmentNumber',
  'homeCountry',
  'criminalResponsibility',
  'representationVerified',
  'agriculturalHoldingConsent',
  'nonAgriculturalFinancingConsent',
  'beneficiaryConsent',
  'idVerificationConsent',
  'addressAttributes',
  'companyAddressAttributes',
] as const;

/** The name under which a field is spoken of, by its last part; null for what has none. */
export function fieldName(name: string): (typeof named)[number] | null {
  const last = name.split('.').at(-1);
  return named.find((one) => one === last) ?? null;
}
