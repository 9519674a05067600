import {
  insertDataReads,
  insertPersonRequest,
  listConsents,
  loadCompany,
  loadShops,
  type PersonsOrder,
  type SoughtPerson,
  type Tx,
} from '@app/db';
import { snakeKeys } from '@app/machines/fields';
import { panelName } from '@app/machines/order';
import { notFound } from '../../kernel/errors.ts';
import type { Reader } from '../../kernel/reads/read-journal.ts';
import type { CopiedOrder } from '../../documents/persons/person-copy.ts';
import type { DoneOrder } from './erase-person.ts';
import { planPerson, refuseSeveralPersons } from './person-plan.ts';

/** The legal form of a sole trader: what is kept of the company is kept of the person. */
const soleTrader = 'dg';

/** What an order keeps of this person and of nobody else. */
async function copyOrder(
  tx: Tx,
  found: PersonsOrder,
  shops: ReadonlyMap<string, string>,
): Promise<CopiedOrder> {
  const { order, isContact, isOwner, persons, places } = found;
  const company = await loadCompany(tx, order.id);
  const consents = isContact ? await listConsents(tx, order.id) : [];
  return {
    number: order.number,
    begunAt: order.createdAt,
    shop: shops.get(order.shopId) ?? '',
    status: panelName(order.status),
    places,
    contact: isContact ? order.contact : null,
    persons: persons.map(({ id: _id, ...person }) => person),
    company: company?.legalForm === soleTrader && isOwner ? { ...company } : null,
    consents: consents.map(({ name, accepted, at }) => ({ name, accepted, at })),
  };
}

/** A copy under the number of its request. */
export interface PersonCopy {
  readonly number: string;
  readonly orders: readonly CopiedOrder[];
}

/** What leaves the application, and by whose hand; null from a shell, which has no account. */
export interface GivenCopy {
  readonly format: 'json' | 'pdf';
  readonly reader: Reader | null;
}

const nameOf = ({ persons, order }: PersonsOrder): string => {
  const [person] = persons;
  return person === undefined
    ? (order.contact?.fullName ?? '')
    : `${person.firstName} ${person.lastName}`.trim();
};

/** Writes the request down, and that the copy was read, and answers what is kept of the person. Throws 404 where the person is in no order. */
export async function copyPerson(
  tx: Tx,
  asked: { readonly sought: SoughtPerson; readonly reason: string; readonly userId: string | null },
  { format, reader }: GivenCopy,
  at: number,
): Promise<PersonCopy> {
  const plan = await planPerson(tx, asked.sought, at);
  const { orders } = plan;
  if (orders.length === 0) throw notFound();
  refuseSeveralPersons(plan);
  const shops = await loadShops(tx, [...new Set(orders.map(({ order }) => order.shopId))]);
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  const copied: CopiedOrder[] = [];
  for (const { found } of orders) copied.push(await copyOrder(tx, found, names));
  const done = orders.map(({ order: { id, slug, number, version } }): DoneOrder => ({
    ...{ id, slug, number, version },
    ...{ hold: null, erased: [], kept: [], restricted: false },
  }));
  const { number } = await insertPersonRequest(tx, { ...asked, kind: 'copy', done }, at);
  if (reader !== null)
    await insertDataReads(
      tx,
      orders.map(({ order, found }) => ({
        ...{ ...reader, at, kind: 'copy_given' as const, orderId: order.id, fields: [format] },
        ...{ personName: nameOf(found), reason: asked.reason },
      })),
    );
  return { number, orders: copied };
}

/** The copy for machines (RODO, article 20). */
export const copyAsJson = ({ number, orders }: PersonCopy): string =>
  JSON.stringify(
    {
      request: number,
      orders: orders.map((order) => snakeKeys(order as unknown as Record<string, unknown>)),
    },
    null,
    2,
  );
