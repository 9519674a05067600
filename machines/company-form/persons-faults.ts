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

/** Those who sign get links and codes of their own: nobody shares an e-mail address or a phone with another. */
function contactFaults(persons: readonly PersonValues[]): readonly Fault[] {
  const signing = persons.filter((person) => person.willSign);
  const emails = repeated(signing.map((person) => person.email.trim().toLowerCase()));
  const phones = repeated(signing.map((person) => normalisePhone(person.phone)));
  return persons.flatMap((person, index) => {
    if (!person.willSign) return [];
    const path = `${personsPath}[${index}]`;
    return [
      ...unless(!emails.has(person.email.trim().toLowerCase()), `${path}.email`, sentences.duplicateContacts),
      ...unless(!phones.has(normalisePhone(person.phone)), `${path}.phone`, sentences.duplicateContacts),
    ];
  });
}

const asWritten = (number: string): string =>
  isMasked(number) ? '' : normaliseDocumentNumber(number).toUpperCase();

const documentOf = ({ documentType, seriesAndNumber }: PersonValues): string =>
  asWritten(seriesAndNumber) === '' ? '' : `${documentType} ${asWritten(seriesAndNumber)}`;

/** Nobody signs or guarantees twice under two names. Numbers that came masked cannot be compared here; the server knows them. */
function sameHumanFaults(persons: readonly PersonValues[]): readonly Fault[] {
  const acting = persons.filter(isAskedAll);
  const pesels = repeated(acting.map(({ pesel }) => asWritten(pesel)));
  const documents = repeated(acting.map(documentOf));
  return persons.flatMap((person, index) => {
    if (!isAskedAll(person)) return [];
    const path = `${personsPath}[${index}]`;
    return [
      ...unless(!pesels.has(asWritten(person.pesel)), `${path}.pesel`, formSentences.samePesel),
      ...unless(!documents.has(documentOf(person)), `${path}.seriesAndNumber`, formSentences.sameDocument),
    ];
  });
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
    ...contactFaults(persons),
    ...sameHumanFaults(persons),
    ...guaranteeFaults(persons, kind),
  ];
}
