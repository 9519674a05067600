import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { bit } from '../tables/columns.ts';
import type { OrdersTable } from '../tables/orders.ts';
import type { Tx } from './database.ts';
import { newId, newSlug } from './ids.ts';
import { noOffer, orderColumns, orderFromRow, type Order, type OrderChanges } from './order-row.ts';
import { countsOf } from './save-order.ts';
import type { Keyring } from './sealed/keyring.ts';
import { newOrderKey } from './sealed/order-keys.ts';
import { insertOf, runWrites, type Write } from './writes.ts';

const firstPrivate = 0xe000;
const privateSymbols = 4096;

/** A shop as three symbols that no text has: one trigram, so that a search in a shop meets only the shop's names. */
export function shopTag(shopId: string): string {
  const hash = createHash('sha256').update(shopId).digest();
  const symbol = (at: number) =>
    String.fromCodePoint(firstPrivate + (hash.readUInt16BE(at * 2) % privateSymbols));
  return symbol(0) + symbol(1) + symbol(2);
}

/** The row by which an order is found by its number. */
export const searchInsert = ({ id, number, shopId }: Pick<Order, 'id' | 'number' | 'shopId'>): Write =>
  insertOf('search', 'orderSearch', {
    number: Number(number),
    orderId: id,
    shopId,
    shopTag: shopTag(shopId),
    name: null,
  });

/** Human numbers have at least six digits. */
const start = 100_000;

/** The next number that people read out over the phone. Gaps are possible, repetitions are not. */
async function nextNumber(tx: Tx, name: 'orders'): Promise<string> {
  const { value } = await tx.kysely
    .insertInto('sequences')
    .values({ name, value: start + 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('sequences.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return String(value);
}

type RequiredFields =
  | 'shopId'
  | 'salesChannel'
  | 'receiveChannel'
  | 'financingType'
  | 'flowType'
  | 'status'
  | 'facts'
  | 'chartHash';

export type NewOrder = Pick<Order, RequiredFields> &
  Omit<OrderChanges, RequiredFields> & { readonly id?: string; readonly slug?: string; readonly at: number };

/**
 * Writes a new order with the tabs' counts, its number in the search, and the other writes. Gives it an id, slug and number,
 * unless the caller already gave the first two away, and a key of its own. Version 1.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  others: (made: Pick<Order, 'id' | 'version'> & { readonly keys: Keyring }) => readonly Write[] = () => [],
): Promise<Order> {
  const { id = newId(), slug = newSlug(), at, shopId, ...fields } = order;
  const own = newOrderKey(tx, id);
  const row = {
    ...noOffer,
    ...orderColumns(own.keys, id, fields),
    id,
    slug,
    shopId,
    number: await nextNumber(tx, 'orders'),
    salesChannel: fields.salesChannel,
    receiveChannel: fields.receiveChannel,
    financingType: fields.financingType,
    flowType: fields.flowType,
    status: fields.status,
    facts: JSON.stringify(fields.facts),
    chartHash: fields.chartHash,
    cashPaymentAllowed: bit(fields.cashPaymentAllowed !== false),
    entryValueSetManually: bit(fields.entryValueSetManually === true),
    statusSince: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
  const insert = insertOf('order', 'orders', row);
  const [stored] = await runWrites(
    tx,
    { ...insert, text: (bind, guard) => sql`${insert.text(bind, guard)} returning *` },
    [
      own.write,
      countsOf(shopId, { entered: order.status }),
      searchInsert(row),
      ...others({ ...row, keys: own.keys }),
    ],
  );
  tx.orderKeys.keep(id, own.keys);
  return orderFromRow(own.keys, stored as Selectable<OrdersTable>);
}
