import { emptyPerson, readForm, roleFromRegister } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind, PersonValues } from '@app/machines/company-form';
import type { Order } from '../../queries/order-query.ts';

type Contact = { fullName: string; email: string; phone: string };

const sameName = (person: PersonValues, { fullName }: Contact) =>
  `${person.firstName} ${person.lastName}`.toLocaleLowerCase('pl') ===
  fullName.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl');

/** Somebody the form begins with: the role in the form's spelling, the contact's e-mail and phone where it is the contact, the only one signs. */
function begun(person: PersonValues, kind: FormKind, contact: Contact, alone: boolean): PersonValues {
  const reached = person.email === '' && person.phone === '' && sameName(person, contact);
  return {
    ...person,
    role: person.role === '' ? '' : roleFromRegister(person.role, kind.legalForm) || person.role,
    email: reached ? contact.email : person.email,
    phone: reached ? contact.phone : person.phone,
    willSign: person.willSign || alone,
    representant: true,
  };
}

/** What the form begins with: the draft where there is one, else what the registry and the offer know. */
export function initialValues(order: Order, kind: FormKind, draft: unknown): CompanyFormValues {
  if (draft !== null && draft !== undefined) return readForm(draft);
  const known = readForm(order);
  const contact = known.userAttributes;
  const [firstName = '', ...rest] = contact.fullName.split(' ');
  const owner = { ...emptyPerson('owner'), firstName, lastName: rest.join(' ') };
  const persons = known.companyAttributes.krsUsersAttributes;
  const start = persons.length > 0 ? persons : [owner];
  return {
    ...known,
    companyAttributes: {
      ...known.companyAttributes,
      krsUsersAttributes: start.map((person) => begun(person, kind, contact, start.length === 1)),
    },
  };
}
