import type { CompanyFormValues } from '@app/machines/company-form';
import { streetLine } from '@app/machines/rules';
import type { useTranslations } from 'use-intl';

export type Words = ReturnType<typeof useTranslations<'companyForm'>>;
export type OwnWords = ReturnType<typeof useTranslations<'answers'>>;

/** What was answered to one question; '' where nothing was. */
export interface Answer {
  readonly label: string;
  readonly value: string;
  /** The path of the field in which it is changed; none of what a register says. */
  readonly field?: string;
}

/** Of a number that identifies somebody at most its last digits; of a PESEL none. */
export function hidden(value: string, shown: number): string {
  const bare = value.replaceAll(/\s/gu, '');
  if (bare === '') return '';
  // A draft that was opened again comes masked already.
  if (bare.startsWith('*')) return bare.replaceAll('*', '•');
  const covered = Math.max(6, bare.length - shown);
  return '•'.repeat(covered) + bare.slice(covered);
}

type Address = Pick<
  CompanyFormValues['companyAttributes']['addressesAttributes'][number],
  'street' | 'buildingNumber' | 'apartmentNumber' | 'postalCode' | 'city'
>;

/** 'Prosta 51/3, 00-838 Warszawa'; '' where no street is. */
export const addressLine = ({ street, buildingNumber, apartmentNumber, postalCode, city }: Address): string =>
  street === '' ? '' : `${streetLine(street, buildingNumber, apartmentNumber)}, ${postalCode} ${city}`;
