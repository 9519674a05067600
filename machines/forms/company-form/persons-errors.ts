import { asksFor, errorUnless, isMasked, messages, personFields } from '../../fields/index.ts';
import type { FormKind, PersonValues, ValidationError } from '../../fields/index.ts';
import {
  normaliseDocumentNumber,
  normaliseEmail,
  normaliseNip,
  normalisePhone,
  validationMessages,
} from '../../rules/index.ts';
import { askedOfPerson, isAskedAll, isOnlyRegistered } from './asked-of.ts';
import { fieldErrors } from './field-errors.ts';

/** Where the persons stand in the form; errors of all of them together lie here. */
export const personsPath = 'companyAttributes.krsUsersAttributes';

/** What is wrong with one person; `today` is YYYY-MM-DD. */
export const personErrors = (
  path: string,
  person: PersonValues,
  kind: FormKind,
  today: string,
): readonly ValidationError[] =>
  isOnlyRegistered(person)
    ? []
    : fieldErrors(personFields, person, path, askedOfPerson(kind, person), { today, kind });

function repeated(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.filter((value, index) => value !== '' && values.indexOf(value) !== index));
}

const asWritten = (number: string): string =>
  isMasked(number) ? '' : normaliseDocumentNumber(number).toUpperCase();

/**
 * What nobody shares with another: who signs gets links and codes of his own, and nobody signs or guarantees twice under two
 * names. '' is not compared, nor is a number that came masked, which the server alone knows.
 */
const own: readonly (readonly [field: string, valueOf: (person: PersonValues) => string, message: string])[] =
  [
    ['email', (person) => (person.willSign ? normaliseEmail(person.email) : ''), messages.duplicateContacts],
    ['phone', (person) => (person.willSign ? normalisePhone(person.phone) : ''), messages.duplicateContacts],
    [
      'pesel',
      (person) => (isAskedAll(person) ? asWritten(person.pesel) : ''),
      validationMessages.numberRepeated,
    ],
    [
      'seriesAndNumber',
      (person) => {
        const number = isAskedAll(person) ? asWritten(person.seriesAndNumber) : '';
        return number && person.documentType + number;
      },
      validationMessages.numberRepeated,
    ],
  ];

function sharedErrors(persons: readonly PersonValues[]): readonly ValidationError[] {
  const shared = own.map(([, valueOf]) => repeated(persons.map(valueOf)));
  return persons.flatMap((person, index) =>
    own.flatMap(([field, valueOf, message], row) =>
      errorUnless(!shared[row]?.has(valueOf(person)), `${personsPath}[${index}].${field}`, message),
    ),
  );
}

function guaranteeErrors(persons: readonly PersonValues[], kind: FormKind): readonly ValidationError[] {
  if (!asksFor(kind, 'guarantorAndDoctor')) return [];
  const numbers = persons.map(({ doctor, companyStatement, vatId }) =>
    doctor && companyStatement === true ? normaliseNip(vatId) : '',
  );
  const taken = new Set([kind.vatId, ...repeated(numbers)]);
  return [
    ...errorUnless(
      persons.some(({ guarantor }) => guarantor),
      personsPath,
      validationMessages.noGuarantor,
    ),
    ...errorUnless(
      persons.some(({ guarantor, doctor }) => guarantor && doctor),
      personsPath,
      validationMessages.noDoctor,
    ),
    ...numbers.flatMap((number, index) =>
      errorUnless(
        number === '' || !taken.has(number),
        `${personsPath}[${index}].vatId`,
        validationMessages.nipRepeated,
      ),
    ),
  ];
}

/** What is wrong with the persons, one by one and together; `today` is YYYY-MM-DD. Whoever judges after each key brings a `judge` that remembers. */
export function personsErrors(
  persons: readonly PersonValues[],
  kind: FormKind,
  today: string,
  judge: typeof personErrors = personErrors,
): readonly ValidationError[] {
  return [
    ...errorUnless(
      persons.some((person) => person.willSign),
      personsPath,
      messages.noSigningPerson,
    ),
    ...persons.flatMap((person, index) => judge(`${personsPath}[${index}]`, person, kind, today)),
    ...sharedErrors(persons),
    ...guaranteeErrors(persons, kind),
  ];
}
