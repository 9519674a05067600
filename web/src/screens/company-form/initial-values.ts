import { emptyPerson, readForm, roleFromRegister } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind, PersonValues } from '@app/machines/company-form';
import { normalisePhone } from '@app/machines/rules';
import type { Order } from '../../queries/order.ts';

const spaced = (phone: string) => normalisePhone(phone).replace(/(\d{3})(?=\d)/g, '$1 ');

/** A register's person as the form begins with: the role in the form's spelling, the only one signs. */
function begun(person: PersonValues, kind: FormKind, alone: boolean): PersonValues {
  return {
    ...person,
    role: person.role === '' ? '' : roleFromRegister(person.role, kind.legalForm) || person.role,
    phone: spaced(person.phone),
    willSign: person.willSign || alone,
    representant: true,
  };
}

/** What the form begins with: the draft where there is one, else what the registry and the offer know. */
export function initialValues(order: Order, kind: FormKind, draft: unknown): CompanyFormValues {
  if (draft !== null && draft !== undefined) return readForm(draft);
  const known = readForm(order);
  const user = order.userAttributes;
  const [firstName = '', ...rest] = (user?.fullName ?? '').split(' ');
  const owner = {
    ...emptyPerson('owner'),
    firstName,
    lastName: rest.join(' '),
    email: user?.email ?? '',
    phone: user?.phone ?? '',
  };
  const persons = known.companyAttributes.krsUsersAttributes;
  const start = persons.length > 0 ? persons : [owner];
  return {
    ...known,
    companyAttributes: {
      ...known.companyAttributes,
      krsUsersAttributes: start.map((person) => begun(person, kind, start.length === 1)),
    },
    userAttributes: { ...known.userAttributes, phone: spaced(known.userAttributes.phone) },
  };
}
