import { email, filled, phone, messages } from '../../fields/schemas.ts';
import { isMasked } from '../../contract/wire.ts';
import { normalisePesel, peselFacts, peselProblem } from '../../rules/index.ts';
import { livingAddressErrors } from './address-errors.ts';
import { dateErrors, documentDatesErrors, documentNumberErrors } from './document-errors.ts';
import { schemaErrors, requiredErrors, errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import { asksFor } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import { formMessages } from './form-messages.ts';
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

function identityFaults(path: string, person: PersonValues, today: string): readonly ValidationError[] {
  if (asksForBirth(person)) {
    return [
      ...dateErrors(`${path}.birthedAt`, person.birthedAt, (date) => date > today, formMessages.bornInFuture),
      ...errorUnless(person.gender !== '', `${path}.gender`, messages.choice),
      ...schemaErrors(`${path}.cityOfBirth`, filled(64), person.cityOfBirth),
      ...schemaErrors(`${path}.countryOfBirth`, filled(64), person.countryOfBirth),
    ];
  }
  if (isMasked(person.pesel)) return [];
  if (person.pesel === '') return errorUnless(false, `${path}.pesel`, messages.required);
  const pesel = normalisePesel(person.pesel);
  const problem = peselProblem(pesel);
  if (problem !== null) return errorUnless(false, `${path}.pesel`, problem);
  return errorUnless(peselFacts(pesel).birthDate <= today, `${path}.pesel`, formMessages.bornInFuture);
}

function statementFaults(path: string, person: PersonValues): readonly ValidationError[] {
  return [
    ...(['pepOwn', 'pepFamily', 'pepAssociate'] as const).flatMap((name) =>
      errorUnless(person[name] !== null, `${path}.${name}`, formMessages.answer),
    ),
    ...errorUnless(person.criminalResponsibility, `${path}.criminalResponsibility`, formMessages.liability),
  ];
}

/** What is wrong with one person; `today` is YYYY-MM-DD. */
export function personErrors(
  path: string,
  person: PersonValues,
  kind: FormKind,
  today: string,
): readonly ValidationError[] {
  if (isOnlyRegistered(person)) return [];
  const names = [
    ...schemaErrors(`${path}.firstName`, filled(64), person.firstName),
    ...schemaErrors(`${path}.lastName`, filled(64), person.lastName),
    ...(asksFor(kind, 'role') ? schemaErrors(`${path}.role`, filled(64), person.role) : []),
  ];
  if (!isAskedAll(person)) return names;
  const livesSomewhere =
    asksFor(kind, 'livingAddress') || (person.guarantor && asksFor(kind, 'guarantorAddress'));
  return [
    ...names,
    ...identityFaults(path, person, today),
    ...errorUnless(
      person.citizenships.some((country) => country !== ''),
      `${path}.citizenships`,
      messages.required,
    ),
    ...errorUnless(person.citizenships.length <= 2, `${path}.citizenships`, messages.maxTwoNationalities),
    ...documentNumberErrors(path, person),
    ...(asksFor(kind, 'documentDates') ? documentDatesErrors(path, person, today) : []),
    ...requiredErrors(`${path}.email`, email, person.email),
    ...requiredErrors(`${path}.phone`, phone, person.phone),
    ...(livesSomewhere
      ? livingAddressErrors(`${path}.addressAttributes`, person.addressAttributes ?? emptyLivingAddress())
      : []),
    ...statementFaults(path, person),
  ];
}
