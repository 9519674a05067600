import { asksFor } from '../../fields/index.ts';
import type { AskedOf, Field, FormKind, PersonValues } from '../../fields/index.ts';

/** Whether the form asks all about a person, or only the name: those who neither sign nor guarantee. */
export function isAskedAll(person: PersonValues): boolean {
  return person.willSign || person.guarantor;
}

/** Whether the register masks the person's name and the person has no role in this order, so that no name is needed. */
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

const isOf: Readonly<Record<AskedOf, (person: PersonValues, kind: FormKind) => boolean>> = {
  everyone: () => true,
  signer: isAskedAll,
  withPesel: (person) => isAskedAll(person) && !asksForBirth(person),
  withoutPesel: (person) => isAskedAll(person) && asksForBirth(person),
  guarantor: ({ guarantor }) => guarantor,
  doctor: ({ doctor }) => doctor,
  practice: ({ doctor, companyStatement }) => doctor && companyStatement === true,
  resident: (person, kind) =>
    isAskedAll(person) &&
    (asksFor(kind, 'livingAddress') || (person.guarantor && asksFor(kind, 'guarantorAddress'))),
};

type Asked = (field: Pick<Field, 'askedOf' | 'askedWhen'>) => boolean;

/** Which fields this kind of order asks for. */
export const askedUnder =
  (kind: FormKind): Asked =>
  ({ askedWhen }) =>
    askedWhen === null || asksFor(kind, askedWhen);

/** Which of them it asks of a person. */
export const askedOfPerson =
  (kind: FormKind, person: PersonValues): Asked =>
  (field) =>
    askedUnder(kind)(field) && isOf[field.askedOf](person, kind);
