import { validationMessages } from '@app/machines/rules';
import type { ValidationError } from '../../../kit/form/validation.ts';
import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** What is asked for where nothing stands in a field, by its name in the form or on the wire: it names the field by itself (F123). */
const requests: Readonly<Record<string, string>> = withHardSpaces({
  vat_id: 'Wpisz NIP',
  vatId: 'Wpisz NIP',
  full_name: 'Wpisz imię i nazwisko',
  fullName: 'Wpisz imię i nazwisko',
  email: 'Wpisz adres e-mail',
  phone: 'Wpisz numer telefonu',
  firstName: 'Wpisz imię',
  lastName: 'Wpisz nazwisko',
  role: 'Wybierz funkcję',
  pesel: 'Wpisz PESEL',
  birthedAt: 'Wpisz datę urodzenia',
  cityOfBirth: 'Wpisz miejsce urodzenia',
  countryOfBirth: 'Wybierz kraj urodzenia',
  citizenships: 'Wybierz obywatelstwo',
  seriesAndNumber: 'Wpisz serię i numer dokumentu',
  releasedAt: 'Wpisz datę wydania',
  documentExpiryDate: 'Wpisz datę ważności',
  releasedBy: 'Wpisz organ wydający',
  street: 'Wpisz ulicę',
  buildingNumber: 'Wpisz numer budynku',
  postalCode: 'Wpisz kod pocztowy',
  city: 'Wpisz miejscowość',
  homeCountry: 'Wybierz kraj zamieszkania',
  bankAccountNumber: 'Wpisz numer rachunku',
  lastYearIncome: 'Wpisz przychód',
  incomeBeforeTax: 'Wpisz dochód albo stratę',
});

const sentences: ReadonlySet<string> = new Set(Object.values(requests));

/** Whether a message is such a request: it needs no name of its field before it. */
export const isRequest = (message: string): boolean => sentences.has(message);

/** The request for a field where nothing stands; the message itself where there is none. */
export const requestFor = (path: string, message: string): string =>
  requests[path.split('.').at(-1) ?? ''] ?? message;

/** The error with what is asked for in place of 'To pole jest wymagane'. */
export const asRequest = (error: ValidationError): ValidationError =>
  error.message === validationMessages.required
    ? { ...error, message: requestFor(error.path, error.message) }
    : error;
