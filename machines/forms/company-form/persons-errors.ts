import { messages, vatId } from '../../fields/schemas.ts';
import { isMasked } from '../../contract/wire.ts';
import { normaliseDocumentNumber, normaliseNip, normalisePhone } from '../../rules/index.ts';
import { addressErrors } from './address-errors.ts';
import { schemaErrors, errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import { asksFor } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import { formMessages } from './form-messages.ts';
import { emptyAddress } from './form-values.ts';
import type { PersonValues } from './form-values.ts';
import { isAskedAll, personErrors } from './person-errors.ts';

/** Where the persons stand in the form; faults of all of them together lie here. */
export const personsPath = 'companyAttributes.krsUsersAttributes';

function repeated(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.filter((value, index) => value !== '' && values.indexOf(value) !== index));
}

const asWritten = (number: string): string =>
  isMasked(number) ? '' : normaliseDocumentNumber(number).toUpperCase();

/**
 * What nobody shares with another: who signs gets links and codes of his own, and nobody signs or guarantees twice under two
 * names. '' is not compared, nor is a number that came masked, which the server alone knows.
 */
const own: readonly (readonly [
  field: string,
  valueOf: (person: PersonValues) => string,
  sentence: string,
])[] = [
  [
    'email',
    (person) => (person.willSign ? person.email.trim().toLowerCase() : ''),
    messages.duplicateContacts,
  ],
  ['phone', (person) => (person.willSign ? normalisePhone(person.phone) : ''), messages.duplicateContacts],
  ['pesel', (person) => (isAskedAll(person) ? asWritten(person.pesel) : ''), formMessages.sameNumber],
  [
    'seriesAndNumber',
    (person) => {
      const number = isAskedAll(person) ? asWritten(person.seriesAndNumber) : '';
      return number && person.documentType + number;
    },
    formMessages.sameNumber,
  ],
];

function sharedFaults(persons: readonly PersonValues[]): readonly ValidationError[] {
  const shared = own.map(([, valueOf]) => repeated(persons.map(valueOf)));
  return persons.flatMap((person, index) =>
    own.flatMap(([field, valueOf, sentence], row) =>
      errorUnless(!shared[row]?.has(valueOf(person)), `${personsPath}[${index}].${field}`, sentence),
    ),
  );
}

function doctorFaults(
  path: string,
  person: PersonValues,
  taken: ReadonlySet<string>,
): readonly ValidationError[] {
  if (!person.doctor) return [];
  if (person.companyStatement === null)
    return errorUnless(false, `${path}.companyStatement`, formMessages.answer);
  if (!person.companyStatement) return [];
  const number = normaliseNip(person.vatId);
  const wrong = schemaErrors(`${path}.vatId`, vatId, number);
  return [
    ...(wrong.length > 0 ? wrong : errorUnless(!taken.has(number), `${path}.vatId`, formMessages.sameVatId)),
    ...addressErrors(`${path}.companyAddressAttributes`, person.companyAddressAttributes ?? emptyAddress()),
  ];
}

function guaranteeFaults(persons: readonly PersonValues[], kind: FormKind): readonly ValidationError[] {
  if (!asksFor(kind, 'guarantorAndDoctor')) return [];
  const numbers = persons.filter((person) => person.doctor).map((person) => normaliseNip(person.vatId));
  const taken = new Set([kind.vatId, ...repeated(numbers)]);
  return [
    ...errorUnless(
      persons.some((person) => person.guarantor),
      personsPath,
      formMessages.guarantor,
    ),
    ...errorUnless(
      persons.some((person) => person.guarantor && person.doctor),
      personsPath,
      formMessages.doctor,
    ),
    ...persons.flatMap((person, index) => doctorFaults(`${personsPath}[${index}]`, person, taken)),
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
    ...sharedFaults(persons),
    ...guaranteeFaults(persons, kind),
  ];
}
