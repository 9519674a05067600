import { sql } from 'kysely';
import type { Company } from '../company.ts';
import type { Database, Tx } from '../engine/database.ts';
import type { Contact } from '../engine/order-row.ts';
import { blindIndex, phoneIndex } from '../engine/sealed/digests.ts';
import type { Keyring } from '../engine/sealed/keyring.ts';
import { keysFromRow, newOrderKey, resealedOrderKey } from '../engine/sealed/order-keys.ts';
import { openJson } from '../engine/sealed/seal.ts';
import { runWrite } from '../engine/writes.ts';
import { indexPersons } from '../person-index.ts';
import { indexCompanyName } from '../search-index.ts';

const batchSize = 200;

/** Orders of an older release, without a key of their own, and those whose key lies under another one than the first. */
function ordersAfter(db: Database, after: string) {
  const prefix = `${db.keys.current.id}.`;
  return db.kysely
    .selectFrom('orders')
    .leftJoin('orderKeys', 'orderKeys.orderId', 'orders.id')
    .leftJoin('companies', 'companies.orderId', 'orders.id')
    .select(['orders.id', 'orderKeys.orderId as keyed', 'sealedKey', 'contact', 'companies.details'])
    .where('orders.id', '>', after)
    .where((eb) =>
      eb.or([
        eb('orderKeys.orderId', 'is', null),
        eb(sql`substr(sealed_key, 1, ${prefix.length})`, '<>', prefix),
      ]),
    )
    .orderBy('orders.id')
    .limit(batchSize)
    .execute();
}

type Row = Awaited<ReturnType<typeof ordersAfter>>[number];

/** What an order is found by, made anew under the first key; of a row that was written meanwhile it is so already. */
async function reindex(tx: Tx, keys: Keyring, { id, contact, details }: Row): Promise<void> {
  if (contact !== null) {
    const { email, phone } = openJson<Contact>(keys, `orders:${id}:contact`, contact);
    const indexes = {
      contactEmailIndex: blindIndex(tx.keys, 'email', email),
      contactPhoneIndex: phoneIndex(tx.keys, phone),
    };
    await tx.kysely
      .updateTable('orders')
      .set(indexes)
      .where('id', '=', id)
      .where('contact', '=', contact)
      .execute();
  }
  if (details !== null) {
    const company = openJson<Company>(keys, `companies:${id}:details`, details);
    const { numUpdatedRows } = await tx.kysely
      .updateTable('companies')
      .set({ vatIdIndex: blindIndex(tx.keys, 'vatId', company.vatId) })
      .where('orderId', '=', id)
      .where('details', '=', details)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await indexCompanyName(tx, id, company);
  }
  await tx.kysely.deleteFrom('personIndexes').where('orderId', '=', id).execute();
  await indexPersons(tx, id);
}

/** False where somebody else has changed the key meanwhile. */
async function writeKey(tx: Tx, { id, keyed, sealedKey }: Row): Promise<boolean> {
  if (keyed === null) {
    await runWrite(tx, newOrderKey(tx, id).write);
    return true;
  }
  if (sealedKey === null) return false;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('orderKeys')
    .set({ sealedKey: resealedOrderKey(tx.keys, id, sealedKey) })
    .where('orderId', '=', id)
    .where('sealedKey', '=', sealedKey)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the keys open all that the order is found by; what none of them opens stays as it is. */
function isReadable(tx: Tx, { id, sealedKey, contact, details }: Row): boolean {
  try {
    const keys = keysFromRow(tx, id, sealedKey);
    if (contact !== null) openJson(keys, `orders:${id}:contact`, contact);
    if (details !== null) openJson(keys, `companies:${id}:details`, details);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives every order a key of its own that lies under the deployment's first one, a few hundred a transaction, and makes what
 * the orders are found by anew.
 */
export async function rotateOrderKeys(db: Database): Promise<{ resealed: number; unreadable: number }> {
  let [resealed, unreadable] = [0, 0];
  let after = '';
  for (;;) {
    const rows = await ordersAfter(db, after);
    const readable = rows.filter((row) => isReadable(db, row));
    unreadable += rows.length - readable.length;
    resealed += await db.transaction(async (tx) => {
      let written = 0;
      for (const row of readable) {
        await reindex(tx, keysFromRow(tx, row.id, row.sealedKey), row);
        if (await writeKey(tx, row)) written += 1;
      }
      return written;
    });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) return { resealed, unreadable };
  }
}
