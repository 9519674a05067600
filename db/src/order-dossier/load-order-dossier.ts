import type { Selectable } from 'kysely';
import type { Company } from '../companies/company.ts';
import type { Tx } from '../database.ts';
import { reasonOf } from '../order-events/order-event.ts';
import type { Facts, OrderStatus } from '../order-language.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { open, openJson } from '../sealed/open.ts';
import type { Schema } from '../schema.ts';
import type { Order } from '../orders/order.ts';
import { shopFrontFromRow, type ShopFrontRow } from '../shops/shop-front.ts';
import type { Person } from '../persons/person.ts';
import { gatherNotes, gatherPlain, type Shown } from './dossier-selects.ts';
import type { OrderDossier } from './order-dossier.ts';

/** The rows of a part, by the table that they come from. */
type Rows<T extends keyof Schema, P extends keyof Shown> = Pick<
  Selectable<Schema[T]>,
  Shown[P][number] & keyof Selectable<Schema[T]>
>[];

type Found = Readonly<Record<keyof Shown, unknown[]>>;
type Plain = Omit<Found, 'task' | 'comments' | 'providers' | 'pictures'>;

const rowsOf = <T extends keyof Schema, P extends keyof Shown>(
  found: Found,
  _table: T,
  part: P,
): Rows<T, P> => found[part] as Rows<T, P>;

const none = { task: [], comments: [], providers: [], pictures: [] };

/**
 * Everything that hangs on an order: its page asks for all of it with each move. What only staff read,
 * tasks, comments and reasons, is read and opened only with notes.
 */
export async function loadOrderDossier(
  tx: Tx,
  { id, shopId }: Pick<Order, 'id' | 'shopId'>,
  notes: boolean,
): Promise<OrderDossier> {
  const whose = { orderId: id, shopId };
  const [plain, noted] = await Promise.all([gatherPlain(tx, whose), notes ? gatherNotes(tx, whose) : none]);
  return opened(tx.keys, id, { ...plain, ...noted }, notes);
}

/** The same without notes, of rows that were read together with the order. */
export const dossierOf = (keys: Keyring, id: string, plain: Plain): OrderDossier =>
  opened(keys, id, { ...plain, ...none }, false);

function opened(keys: Keyring, id: string, found: Found, notes: boolean): OrderDossier {
  const [company] = rowsOf(found, 'companies', 'company');
  const [shop] = rowsOf(found, 'shops', 'shop');
  if (shop === undefined) throw new Error('An order without a shop');
  const consents = rowsOf(found, 'consents', 'consents').map(
    ({ kind, accepted }) => [kind, { kind, accepted: accepted === 1 }] as const,
  );
  return {
    items: rowsOf(found, 'orderItems', 'items').map((item) => ({
      ...item,
      grossPriceSelected: item.grossPriceSelected === 1,
    })),
    company:
      company === undefined ? null : openJson<Company>(keys, `companies:${id}:details`, company.details),
    persons: rowsOf(found, 'persons', 'persons').map((person) => ({
      ...openJson<Person>(keys, `persons:${person.id}:details`, person.details),
      id: person.id,
      identityConfirmedAt: person.identityConfirmedAt,
    })),
    consents: [...new Map(consents).values()],
    events: rowsOf(found, 'orderEvents', 'events').map(({ seq, ...event }) => ({
      ...event,
      reason: notes ? reasonOf(keys, { orderId: id, seq, reason: event.reason }) : null,
      news: JSON.parse(event.news) as Partial<Facts>,
      passed: JSON.parse(event.passed) as OrderStatus[],
      forced: event.forced === 1,
    })),
    payments: rowsOf(found, 'payments', 'payments'),
    attachments: rowsOf(found, 'files', 'attachments').map((file) => ({
      ...file,
      name: open(keys, `files:${file.id}:name`, file.name),
    })),
    agreement: rowsOf(found, 'agreements', 'agreement')[0] ?? null,
    signatures: rowsOf(found, 'signatures', 'signatures'),
    shop: shopFrontFromRow(shop as ShopFrontRow),
    providers: rowsOf(found, 'shops', 'providers'),
    pictures: rowsOf(found, 'files', 'pictures').map(({ id: file, name }) => ({
      id: file,
      name: open(keys, `files:${file}:name`, name),
    })),
    task: rowsOf(found, 'tasks', 'task')[0] ?? null,
    comments: rowsOf(found, 'comments', 'comments').map((comment) => ({
      ...comment,
      body: open(keys, `comments:${comment.id}:body`, comment.body),
    })),
  };
}
