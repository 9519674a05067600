import { errorUnless } from '../../fields/index.ts';
import type { FormKind, PersonValues, ValidationError } from '../../fields/index.ts';
import { isPesel, needsJointRepresentation, normalisePesel, peselFacts } from '../../rules/index.ts';
import { isAskedAll } from './asked-of.ts';
import type { CompanyFormValues } from './form-values.ts';
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
const messages = {
  representation: 'Potwierdź, że podpiszą wszyscy, którzy reprezentują firmę łącznie',
  otherBirth: 'Data urodzenia nie zgadza się z numerem PESEL',
  otherGender: 'Płeć nie zgadza się z numerem PESEL',
};

/** What stands beside a PESEL and contradicts it, where a page derives it. */
function contradictions(person: PersonValues, path: string): readonly ValidationError[] {
  const pesel = normalisePesel(person.pesel);
  if (!isAskedAll(person) || !isPesel(pesel)) return [];
  const { birthDate, gender } = peselFacts(pesel);
  return [
    ...errorUnless(['', birthDate].includes(person.birthedAt), `${path}.birthedAt`, messages.otherBirth),
    ...errorUnless(['', gender].includes(person.gender), `${path}.gender`, messages.otherGender),
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
      contradictions(person, `${personsPath}[${index}]`),
    ),
    ...errorUnless(
      companyAttributes.representationVerified || !asksRepresentation(kind, known),
      'companyAttributes.representationVerified',
      messages.representation,
    ),
    ...errorUnless(missing.length === 0, personsPath, `Na liście brakuje osób, które wskazuje rejestr${who}`),
  ];
}
