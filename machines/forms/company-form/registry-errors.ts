import { isPesel, needsJointRepresentation, normalisePesel, peselFacts } from '../../rules/index.ts';
import { messages as contract } from '../../fields/schemas.ts';
import { errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import type { CompanyFormValues, PersonValues } from './form-values.ts';
import { isAskedAll } from './person-errors.ts';
import { personsPath } from './persons-errors.ts';

/** Somebody whom the register or an earlier sending named for this order's company; names are '' where the register masks them. */
export interface KnownPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly representant: boolean;
}

/** Whether the client confirms before sending that all who represent the company together will sign (FORM-101). */
export function asksRepresentation(
  { legalForm, representation }: Pick<FormKind, 'legalForm' | 'representation'>,
  known: readonly Pick<KnownPerson, 'representant'>[],
): boolean {
  return needsJointRepresentation({
    legalForm,
    // Where the register names nobody, there may be more than the form knows of.
    representants: known.length === 0 ? 2 : known.filter(({ representant }) => representant).length,
    text: representation,
  });
}

/** What a page cannot come to, and so does not say. */
const sentences = {
  representation: 'Potwierdź, że podpiszą wszyscy, którzy reprezentują firmę łącznie',
  otherBirth: 'Data urodzenia nie zgadza się z numerem PESEL',
  otherGender: 'Płeć nie zgadza się z numerem PESEL',
};

/** No kind of document, which a page always has; or what stands beside a PESEL and contradicts it, where a page derives it. */
function sentPersonFaults(person: PersonValues, path: string): readonly ValidationError[] {
  if (!isAskedAll(person)) return [];
  const pesel = normalisePesel(person.pesel);
  const { birthDate, gender } = isPesel(pesel)
    ? peselFacts(pesel)
    : { birthDate: person.birthedAt, gender: person.gender };
  return [
    ...errorUnless(person.documentType !== '', `${path}.documentType`, contract.choice),
    ...errorUnless(['', birthDate].includes(person.birthedAt), `${path}.birthedAt`, sentences.otherBirth),
    ...errorUnless(['', gender].includes(person.gender), `${path}.gender`, sentences.otherGender),
  ];
}

const nameOf = ({ firstName, lastName }: Pick<PersonValues, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('pl');

/** Who is not in the form: neither under the row's key nor under the name; of the masked, whoever nobody else's row can be. */
function leftOut(sent: readonly PersonValues[], known: readonly KnownPerson[]): readonly KnownPerson[] {
  const rows = new Set(sent);
  const take = (fits: (row: PersonValues) => boolean): boolean => {
    const row = [...rows].find(fits);
    return row !== undefined && rows.delete(row);
  };
  const byKey = known.filter(({ id }) => !take(({ key }) => key === id));
  const byName = byKey.filter((one) => nameOf(one) === '' || !take((row) => nameOf(row) === nameOf(one)));
  return byName.filter((one) => nameOf(one) !== '' || !take(({ representant }) => representant));
}

/**
 * What only who keeps the order can find wrong with a form that was sent: a PESEL is contradicted, the representation is not
 * confirmed, or somebody of the register is not in it.
 */
export function registryErrors(
  { companyAttributes }: CompanyFormValues,
  kind: FormKind,
  known: readonly KnownPerson[],
): readonly ValidationError[] {
  const acting = known.filter(({ representant }) => representant);
  const missing = leftOut(companyAttributes.krsUsersAttributes, acting);
  const names = missing.map((one) => `${one.firstName} ${one.lastName}`.trim()).filter((name) => name !== '');
  const who = names.length > 0 ? `: ${names.join(', ')}` : '';
  return [
    ...companyAttributes.krsUsersAttributes.flatMap((person, index) =>
      sentPersonFaults(person, `${personsPath}[${index}]`),
    ),
    ...errorUnless(
      companyAttributes.representationVerified || !asksRepresentation(kind, known),
      'companyAttributes.representationVerified',
      sentences.representation,
    ),
    ...errorUnless(missing.length === 0, personsPath, `Na liście brakuje osób, które wskazuje rejestr${who}`),
  ];
}
