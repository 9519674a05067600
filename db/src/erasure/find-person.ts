import { normalisePesel, type PersonPlace } from '@app/machines/rules';
import type { Tx } from '../engine/database.ts';
import type { Order } from '../engine/order-row.ts';
import { loadOrdersByIds } from '../order.queries.ts';
import { listPersons, type Person } from '../person.queries.ts';
import { personIndexesOf, type PersonKey } from '../person-index.ts';

/** By what a person is sought. */
export interface SoughtPerson {
  readonly by: PersonKey;
  readonly value: string;
}

/** An order in which a person is. */
export interface PersonsOrder {
  readonly order: Order;
  readonly isContact: boolean;
  /** The order's first person, of a sole trader's the trader; while there are none, the contact. */
  readonly isOwner: boolean;
  /** The rows of the order's persons that are this one. */
  readonly persons: readonly Person[];
  /** Persons of the order who are somebody else. */
  readonly others: number;
  readonly places: readonly PersonPlace[];
}

/** A person with more orders than these is none: the value stands for many. */
export const mostOrdersOfPerson = 200;

const contactColumn = { email: 'contactEmailIndex', phone: 'contactPhoneIndex' } as const;

/** As it is indexed. */
export const soughtValue = ({ by, value }: SoughtPerson): string =>
  by === 'pesel' ? normalisePesel(value) : value.trim();

async function ordersWith(tx: Tx, sought: SoughtPerson): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const indexes = personIndexesOf(tx.keys, sought.by, soughtValue(sought));
  const found = new Map<string, Set<string>>();
  const own = tx.kysely
    .selectFrom('personIndexes')
    .where('kind', '=', sought.by)
    .where('valueIndex', 'in', indexes);
  const rows = await own
    .select(['orderId', 'personId'])
    .where(
      'orderId',
      'in',
      own.select('orderId').distinct().orderBy('orderId', 'desc').limit(mostOrdersOfPerson),
    )
    .execute();
  for (const { orderId, personId } of rows)
    found.set(orderId, (found.get(orderId) ?? new Set()).add(personId));
  if (sought.by === 'pesel') return found;
  const contacts = await tx.kysely
    .selectFrom('orders')
    .select('id')
    .where(contactColumn[sought.by], 'in', indexes)
    .orderBy('id', 'desc')
    .limit(mostOrdersOfPerson)
    .execute();
  for (const { id } of contacts) found.set(id, (found.get(id) ?? new Set()).add(contact));
  return found;
}

/** Among the ids of an order's persons: whom to write to about it. */
const contact = '';

function placesOf(isContact: boolean, persons: readonly Person[]): readonly PersonPlace[] {
  const stands = ({ willSign, guarantor, representant, beneficiary }: Person): readonly PersonPlace[] => {
    const places = [
      ...(willSign ? (['signer'] as const) : []),
      ...(guarantor ? (['guarantor'] as const) : []),
      ...(representant ? (['representative'] as const) : []),
      ...(beneficiary ? (['beneficiary'] as const) : []),
    ];
    return places.length === 0 ? ['person'] : places;
  };
  return [...new Set([...(isContact ? (['contact'] as const) : []), ...persons.flatMap(stands)])];
}

/**
 * The orders in which a person is, newest first: as the one to write to, or among the persons. Who is the contact there is
 * found under any value that the contact has; what was typed and never sent is not indexed.
 */
export async function findPersonsOrders(tx: Tx, sought: SoughtPerson): Promise<readonly PersonsOrder[]> {
  const found = await ordersWith(tx, sought);
  const orders = await loadOrdersByIds(tx, [...found.keys()].toSorted().toReversed());
  return Promise.all(
    orders.map(async (order) => {
      const ids = found.get(order.id) ?? new Set();
      const all = await listPersons(tx, order.id);
      const persons = all.filter(({ id }) => ids.has(id));
      const isContact = ids.has(contact) || isSame(order, persons);
      const others = all.length - persons.length;
      const isOwner = all[0] === undefined ? isContact : ids.has(all[0].id);
      return { order, isContact, isOwner, persons, others, places: placesOf(isContact, persons) };
    }),
  );
}

const folded = (text: string): string => text.trim().toLowerCase();

/** Whether whom to write to is one of these persons: an e-mail alone may be shared. */
function isSame({ contact: written }: Order, persons: readonly Person[]): boolean {
  if (written === null) return false;
  return persons.some(
    ({ email, firstName, lastName }) =>
      folded(email ?? '') === folded(written.email) &&
      folded(`${firstName} ${lastName}`) === folded(written.fullName),
  );
}
