import type { Kysely } from 'kysely';
import type { Tx } from '../database.ts';
import type { Schema } from '../schema.ts';

/** More than these no page shows. */
const most = 100;

/** The active shops directly under a shop, by name. */
export const providersOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('active', '=', 1)
    .orderBy('nameFold')
    .orderBy('id')
    .limit(most);

/** The shops that a shop's accounts sell through. */
export const listProviders = (tx: Tx, shopId: string) =>
  providersOf(tx.kysely).where('parentId', '=', shopId).execute();
