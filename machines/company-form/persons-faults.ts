import { sentences, vatId } from '../contract/fields.ts';
import { isMasked } from '../contract/wire.ts';
import { normaliseDocumentNumber, normaliseNip, normalisePhone } from '../rules/index.ts';
import { addressFaults } from './address-faults.ts';
import { faultOf, unless } from './fault.ts';
import type { Fault } from './fault.ts';
import { asksFor } from './form-fields.ts';
import type { FormKind } from './form-kind.ts';
import { formSentences } from './form-sentences.ts';
import { emptyAddress } from './form-values.ts';
import type { PersonValues } from './form-values.ts';
import { isAskedAll, personFaults } from './person-faults.ts';

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
    sentences.duplicateContacts,
  ],
  ['phone', (person) => (person.willSign ? normalisePhone(person.phone) : ''), sentences.duplicateContacts],
  ['pesel', (person) => (isAskedAll(person) ? asWritten(person.pesel) : ''), formSentences.sameNumber],
  [
    'seriesAndNumber',
    (person) => {
      const number = isAskedAll(person) ? asWritten(person.seriesAndNumber) : '';
      return number && person.documentType + number;
    },
    formSentences.sameNumber,
  ],
];

function sharedFaults(persons: readonly PersonValues[]): readonly Fault[] {
  const shared = own.map(([, valueOf]) => repeated(persons.map(valueOf)));
  return persons.flatMap((person, index) =>
    own.flatMap(([field, valueOf, sentence], row) =>
      unless(!shared[row]?.has(valueOf(person)), `${personsPath}[${index}].${field}`, sentence),
    ),
  );
}

function doctorFaults(path: string, person: PersonValues, taken: ReadonlySet<string>): readonly Fault[] {
  if (!person.doctor) return [];
  if (person.companyStatement === null)
    return unless(false, `${path}.companyStatement`, formSentences.answer);
  if (!person.companyStatement) return [];
  const number = normaliseNip(person.vatId);
  const wrong = faultOf(`${path}.vatId`, vatId, number);
  return [
    ...(wrong.length > 0 ? wrong : unless(!taken.has(number), `${path}.vatId`, formSentences.sameVatId)),
    ...addressFaults(`${path}.companyAddressAttributes`, person.companyAddressAttributes ?? emptyAddress()),
  ];
}

function guaranteeFaults(persons: readonly PersonValues[], kind: FormKind): readonly Fault[] {
  if (!asksFor(kind, 'guarantorAndDoctor')) return [];
  const numbers = persons.filter((person) => person.doctor).map((person) => normaliseNip(person.vatId));
  const taken = new Set([kind.vatId, ...repeated(numbers)]);
  return [
    ...unless(
      persons.some((person) => person.guarantor),
      personsPath,
      formSentences.guarantor,
    ),
    ...unless(
      persons.some((person) => person.guarantor && person.doctor),
      personsPath,
      formSentences.doctor,
    ),
    ...persons.flatMap((person, index) => doctorFaults(`${personsPath}[${index}]`, person, taken)),
  ];
}

/** What is wrong with the persons, one by one and together; `today` is YYYY-MM-DD. Whoever judges after each key brings a `judge` that remembers. */
export function personsFaults(
  persons: readonly PersonValues[],
  kind: FormKind,
  today: string,
  judge: typeof personFaults = personFaults,
): readonly Fault[] {
  return [
    ...unless(
      persons.some((person) => person.willSign),
      personsPath,
      sentences.noSigningPerson,
    ),
    ...persons.flatMap((person, index) => judge(`${personsPath}[${index}]`, person, kind, today)),
    ...sharedFaults(persons),
    ...guaranteeFaults(persons, kind),
  ];
}
