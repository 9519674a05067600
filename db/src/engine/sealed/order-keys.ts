import { hkdfSync, randomBytes } from 'node:crypto';
import type { Sealed } from '../../tables/columns.ts';
import type { Tx } from '../database.ts';
import { OrderErased } from '../errors.ts';
import { statement } from '../statement.ts';
import { insertOf, type Write } from '../writes.ts';
import { orderKeyId, type Keyring } from './keyring.ts';
import { open, seal, type Place } from './seal.ts';

/** Whose rows are read or written; null: of no order, so that the deployment's keys seal them. */
type OfOrder = { readonly orderId: string | null };

const placeOf = (orderId: string): Place => `order_keys:${orderId}:sealedKey`;

/** The deployment's keys with the order's own before them: it seals, all open. */
function withOwn(keys: Keyring, secret: string): Keyring {
  const sealing = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'seal', 32));
  const own = { ...keys.current, id: orderKeyId, sealing };
  return { current: own, all: [own, ...keys.all] };
}

/** The keys under which an order's values lie, from the row of its own one. Without one (an older order, or an erased one) those of the deployment. */
export function keysFromRow(tx: Tx, orderId: string, sealedKey: Sealed | null | undefined): Keyring {
  if (!sealedKey) return tx.keys;
  const keys = withOwn(tx.keys, open(tx.keys, placeOf(orderId), sealedKey));
  tx.orderKeys.keep(orderId, keys);
  return keys;
}

const ofOrder = statement<{ orderId: string }, { sealedKey: Sealed | null }>((db, params) =>
  db.selectFrom('orderKeys').select('sealedKey').where('orderId', '=', params.orderId),
);

/**
 * The keys for an order's values: what is written under them is lost with the order's own key. Read the rows first and
 * then their keys: a value is never older than the key that it lies under.
 */
export async function keysOfOrder(tx: Tx, orderId: string | null): Promise<Keyring> {
  if (orderId === null) return tx.keys;
  const known = tx.orderKeys.get(orderId);
  if (known !== undefined) return known;
  const [row] = await tx.run(ofOrder, { orderId });
  return keysFromRow(tx, orderId, row?.sealedKey);
}

const toWrite = statement<{ orderId: string }, { sealedKey: Sealed | null; destroyedAt: number | null }>(
  (db, params, dialect) =>
    db
      .selectFrom('orderKeys')
      .select(['sealedKey', 'destroyedAt'])
      .where('orderId', '=', params.orderId)
      .$if(dialect === 'postgres', (query) => query.forShare()),
);

/** As they are in this transaction; null where the order's own was destroyed. Whoever destroys it waits for the transaction's end. */
export async function freshKeysOfOrder(tx: Tx, orderId: string | null): Promise<Keyring | null> {
  if (orderId === null) return tx.keys;
  const [row] = await tx.run(toWrite, { orderId });
  if (row?.destroyedAt != null) return null;
  return tx.orderKeys.get(orderId) ?? keysFromRow(tx, orderId, row?.sealedKey);
}

/**
 * The keys for what is written of an order apart from its own row, whose version would keep an erasure and the writing apart.
 * Throws OrderErased where the order's own was destroyed: under the deployment's the value would outlive the erasure.
 */
export async function keysToWrite(tx: Tx, orderId: string | null): Promise<Keyring> {
  const keys = await freshKeysOfOrder(tx, orderId);
  if (keys === null) throw new OrderErased(orderId ?? '');
  return keys;
}

/** From now on in this transaction nobody writes under the order's key, and who does has ended. */
export async function holdOrderKey(tx: Tx, orderId: string): Promise<void> {
  await tx.kysely
    .selectFrom('orderKeys')
    .select('orderId')
    .where('orderId', '=', orderId)
    .$if(tx.dialect === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

/** So many keys are asked for at a time: engines bound how many values a query takes. */
const mostAsked = 1_000;

/** The same for rows of many orders. */
export async function keysOfOrders(
  tx: Tx,
  rows: readonly OfOrder[],
): Promise<(orderId: string | null) => Keyring> {
  const found = new Map<string, Keyring>();
  const unknown = new Set<string>();
  for (const { orderId } of rows) {
    if (orderId === null || found.has(orderId)) continue;
    const known = tx.orderKeys.get(orderId);
    if (known === undefined) unknown.add(orderId);
    else found.set(orderId, known);
  }
  const asked = [...unknown];
  for (let from = 0; from < asked.length; from += mostAsked) {
    const some = await tx.kysely
      .selectFrom('orderKeys')
      .select(['orderId', 'sealedKey'])
      .where('orderId', 'in', asked.slice(from, from + mostAsked))
      .execute();
    for (const { orderId, sealedKey } of some) found.set(orderId, keysFromRow(tx, orderId, sealedKey));
  }
  return (orderId) => (orderId === null ? tx.keys : (found.get(orderId) ?? tx.keys));
}

/** A key for an order that has none, and how it is written: sealed under the deployment's first one. */
export function newOrderKey(tx: Tx, orderId: string): { readonly keys: Keyring; readonly write: Write } {
  const secret = randomBytes(32).toString('base64url');
  const sealedKey = seal(tx.keys, placeOf(orderId), secret);
  return {
    keys: withOwn(tx.keys, secret),
    write: insertOf('orderKey', 'orderKeys', { orderId, sealedKey, destroyedAt: null }),
  };
}

/** An order's key, sealed under the deployment's first one; throws where none of the deployment's keys opens it. */
export const resealedOrderKey = (keys: Keyring, orderId: string, sealedKey: Sealed): Sealed =>
  seal(keys, placeOf(orderId), open(keys, placeOf(orderId), sealedKey));

/**
 * Destroys an order's key: whatever lies under it, here and in every copy of this database, opens no more. That it was
 * destroyed stays written, so that the order never gets another one.
 */
export async function destroyOrderKey(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx.kysely
    .insertInto('orderKeys')
    .values({ orderId, sealedKey: null, destroyedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .doUpdateSet({ sealedKey: null, destroyedAt: at })
        .where('orderKeys.destroyedAt', 'is', null),
    )
    .execute();
  tx.orderKeys.drop(orderId);
}
