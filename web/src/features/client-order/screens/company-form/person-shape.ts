import { asksForBirth, emptyAddress, emptyPerson } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';
import { personFields } from '@app/machines/fields';

/**
 * What decides which fields a person has, without what is only typed (names, numbers, dates, addresses): it stays the same
 * while somebody types, so that only the field that is typed in is drawn again.
 */
export function personShape(person: PersonValues): PersonValues {
  const shape = emptyPerson(person.key);
  const chosen = Object.entries(personFields)
    .filter(([, { kind }]) => !['text', 'date', 'amount', 'address'].includes(kind))
    .map(([name]) => [name, person[name as keyof PersonValues]]);
  return {
    ...shape,
    ...Object.fromEntries(chosen),
    // Some documents make the PESEL optional; the shape then depends on whether there is one.
    pesel: asksForBirth(person) ? '' : '-',
    peselFromG2i: person.peselFromG2i,
    companyAddressAttributes: person.companyAddressAttributes && emptyAddress(),
    addressAttributes: person.addressAttributes && emptyAddress(),
  };
}
