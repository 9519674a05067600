import { email, filled, phone, sentences } from '../contract/fields.ts';
import { isMasked } from '../contract/wire.ts';
import { normalisePesel, peselFacts, peselProblem } from '../rules/index.ts';
import { livingAddressFaults } from './address-faults.ts';
import { dateFaults, documentDatesFaults, documentNumberFaults } from './document-faults.ts';
import { faultOf, requiredFault, unless } from './fault.ts';
import type { Fault } from './fault.ts';
import { asksFor } from './form-fields.ts';
import type { FormKind } from './form-kind.ts';
import { formSentences } from './form-sentences.ts';
import { emptyLivingAddress } from './form-values.ts';
import type { PersonValues } from './form-values.ts';

/** Whether the form asks all about a person, or only the name: those who neither sign nor guarantee. */
export function isAskedAll(person: PersonValues): boolean {
  return person.willSign || person.guarantor;
}

/** Whether a person is one whose name the register masks and who does nothing in this order: there is nobody to name. */
export function isOnlyRegistered(person: PersonValues): boolean {
  const unnamed = person.firstName.trim() === '' && person.lastName.trim() === '';
  return unnamed && person.representant && person.role !== '' && !person.beneficiary && !isAskedAll(person);
}

/** Whether a person may have no PESEL: the document is a foreigner's. */
export function mayLackPesel(person: PersonValues): boolean {
  return person.documentType === 'foreign_passport' || person.documentType === 'residence_card';
}

/** Whether birth date, gender and place of birth are asked, because no PESEL says the first two. */
export function asksForBirth(person: PersonValues): boolean {
  return mayLackPesel(person) && person.pesel === '';
}

function identityFaults(path: string, person: PersonValues, today: string): readonly Fault[] {
  if (asksForBirth(person)) {
    return [
      ...dateFaults(
        `${path}.birthedAt`,
        person.birthedAt,
        (date) => date > today,
        formSentences.bornInFuture,
      ),
      ...unless(person.gender !== '', `${path}.gender`, sentences.choice),
      ...faultOf(`${path}.cityOfBirth`, filled(64), person.cityOfBirth),
      ...faultOf(`${path}.countryOfBirth`, filled(64), person.countryOfBirth),
    ];
  }
  if (isMasked(person.pesel)) return [];
  if (person.pesel === '') return unless(false, `${path}.pesel`, sentences.required);
  const pesel = normalisePesel(person.pesel);
  const problem = peselProblem(pesel);
  if (problem !== null) return unless(false, `${path}.pesel`, problem);
  return unless(peselFacts(pesel).birthDate <= today, `${path}.pesel`, formSentences.bornInFuture);
}

function statementFaults(path: string, person: PersonValues): readonly Fault[] {
  return [
    ...(['pepOwn', 'pepFamily', 'pepAssociate'] as const).flatMap((name) =>
      unless(person[name] !== null, `${path}.${name}`, formSentences.answer),
    ),
    ...unless(person.criminalResponsibility, `${path}.criminalResponsibility`, formSentences.liability),
  ];
}

/** What is wrong with one person; `today` is YYYY-MM-DD. */
export function personFaults(
  path: string,
  person: PersonValues,
  kind: FormKind,
  today: string,
): readonly Fault[] {
  if (isOnlyRegistered(person)) return [];
  const names = [
    ...faultOf(`${path}.firstName`, filled(64), person.firstName),
    ...faultOf(`${path}.lastName`, filled(64), person.lastName),
    ...(asksFor(kind, 'role') ? faultOf(`${path}.role`, filled(64), person.role) : []),
  ];
  if (!isAskedAll(person)) return names;
  const livesSomewhere =
    asksFor(kind, 'livingAddress') || (person.guarantor && asksFor(kind, 'guarantorAddress'));
  return [
    ...names,
    ...identityFaults(path, person, today),
    ...unless(
      person.citizenships.some((country) => country !== ''),
      `${path}.citizenships`,
      sentences.required,
    ),
    ...unless(person.citizenships.length <= 2, `${path}.citizenships`, sentences.maxTwoNationalities),
    ...documentNumberFaults(path, person),
    ...(asksFor(kind, 'documentDates') ? documentDatesFaults(path, person, today) : []),
    ...requiredFault(`${path}.email`, email, person.email),
    ...requiredFault(`${path}.phone`, phone, person.phone),
    ...(livesSomewhere
      ? livingAddressFaults(`${path}.addressAttributes`, person.addressAttributes ?? emptyLivingAddress())
      : []),
    ...statementFaults(path, person),
  ];
}
