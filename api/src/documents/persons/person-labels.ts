import type { Person } from '@app/machines/fields';

/** What each field of a person is called in a copy of the data. */
export const personLabels: Readonly<Record<Exclude<keyof Person, 'id'>, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  role: 'Funkcja',
  shares: 'Udziały',
  pesel: 'PESEL',
  peselFromG2i: 'PESEL z rejestru firm',
  birthedAt: 'Data urodzenia',
  gender: 'Płeć',
  cityOfBirth: 'Miejsce urodzenia',
  countryOfBirth: 'Kraj urodzenia',
  citizenships: 'Obywatelstwa',
  documentType: 'Rodzaj dokumentu tożsamości',
  seriesAndNumber: 'Seria i numer dokumentu',
  releasedAt: 'Data wydania dokumentu',
  documentExpiryDate: 'Data ważności dokumentu',
  releasedBy: 'Organ wydający dokument',
  email: 'E-mail',
  phone: 'Telefon',
  willSign: 'Podpisuje umowę',
  guarantor: 'Poręcza',
  doctor: 'Wykonuje zawód lekarza',
  beneficiary: 'Beneficjent rzeczywisty',
  representant: 'Reprezentuje firmę',
  address: 'Adres',
  companyStatement: 'Prowadzi własną działalność',
  vatId: 'NIP własnej działalności',
  companyName: 'Nazwa własnej działalności',
  companyAddress: 'Adres własnej działalności',
  pepOwn: 'Osoba na eksponowanym stanowisku politycznym (PEP)',
  pepFamily: 'Członek rodziny PEP',
  pepAssociate: 'Bliski współpracownik PEP',
  criminalResponsibility: 'Oświadczenie o odpowiedzialności karnej',
  identityConfirmedAt: 'Tożsamość potwierdzono',
};

/** Values of lists, as the form shows them. */
const words: Readonly<Record<string, string>> = {
  male: 'mężczyzna',
  female: 'kobieta',
  id_card: 'dowód osobisty',
  passport: 'paszport',
  residence_card: 'karta pobytu',
};

/** A stored value in words; null where there is none. */
export function valueInWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(valueInWords).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : []))
      .join(', ');
  const text = typeof value === 'number' ? value.toString() : (value as string);
  return words[text] ?? text;
}
