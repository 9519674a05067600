import { takeTerms } from './category-terms.ts';
import type { CategoryTermsDocument } from './default-category.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';

/** A version of a default category that has not come to every shop yet. */
export interface OpenPropagation {
  readonly id: string;
  readonly categoryId: string;
  readonly version: number;
}

/** A shop's copy of a category that a change has still to come to; order price bounds in grosz, gross. */
export interface WaitingCopy {
  readonly id: string;
  readonly shopId: string;
  readonly shopName: string;
  readonly changedByShop: boolean;
  readonly minOrderPrice: number | null;
  readonly maxOrderPrice: number | null;
}

/** What became of a change in a shop. */
export type PropagationOutcome =
  | { readonly outcome: 'taken' | 'kept' }
  | { readonly outcome: 'failed'; readonly sentence: string };

/** How far a change has come: shops that have a copy, those that are done with, and those that did not take it. */
export interface PropagationProgress {
  readonly version: number;
  readonly shops: number;
  readonly done: number;
  readonly isDone: boolean;
  readonly kept: readonly { readonly shopId: string; readonly name: string }[];
  readonly failed: readonly { readonly shopId: string; readonly name: string; readonly sentence: string }[];
}

/** Sends a version of a category to the shops that have a copy of it; an older one that is still on its way ends. */
export async function beginPropagation(
  tx: Tx,
  { categoryId, version, at }: { readonly categoryId: string; readonly version: number; readonly at: number },
): Promise<void> {
  await tx.kysely
    .updateTable('propagations')
    .set({ doneAt: at })
    .where('categoryId', '=', categoryId)
    .where('doneAt', 'is', null)
    .execute();
  await tx.kysely
    .insertInto('propagations')
    .values({ id: newId(), categoryId, version, begunAt: at, doneAt: null })
    .execute();
}

/** The change that has been on its way longest; null where each has arrived. */
export async function oldestPropagation(tx: Tx): Promise<OpenPropagation | null> {
  const row = await tx.kysely
    .selectFrom('propagations')
    .select(['id', 'categoryId', 'version'])
    .where('doneAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const copies = (tx: Tx, categoryId: string) =>
  tx.kysely
    .selectFrom('categories')
    .innerJoin('shops', 'shops.id', 'categories.shopId')
    .where('categories.defaultCategoryId', '=', categoryId)
    .select(['categories.id', 'shops.id as shopId', 'shops.name as shopName', 'categories.changedByShop'])
    .select(['shops.minOrderPrice', 'shops.maxOrderPrice'])
    .orderBy('categories.id');

const asCopies = (
  rows: readonly (Omit<WaitingCopy, 'changedByShop'> & { readonly changedByShop: 0 | 1 })[],
): WaitingCopy[] => rows.map((row) => ({ ...row, changedByShop: row.changedByShop === 1 }));

/** Every copy of a category that shops have. */
export async function listCopies(tx: Tx, categoryId: string): Promise<readonly WaitingCopy[]> {
  return asCopies(await copies(tx, categoryId).execute());
}

/** Copies that the change has still to come to, at most so many. */
export async function listWaitingCopies(
  tx: Tx,
  { id, categoryId }: OpenPropagation,
  limit: number,
): Promise<readonly WaitingCopy[]> {
  const rows = await copies(tx, categoryId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('propagationResults as results')
            .select('results.shopId')
            .where('results.propagationId', '=', id)
            .whereRef('results.shopId', '=', 'categories.shopId'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return asCopies(rows);
}

/** Writes what became of a change in a shop, and the copy itself where it took it. */
export async function settleCopy(
  tx: Tx,
  propagation: OpenPropagation,
  copy: WaitingCopy,
  {
    result,
    terms,
    at,
  }: { readonly result: PropagationOutcome; readonly terms: CategoryTermsDocument; readonly at: number },
): Promise<void> {
  if (result.outcome === 'taken') await takeTerms(tx, copy.id, terms, at);
  await tx.kysely
    .insertInto('propagationResults')
    .values({
      propagationId: propagation.id,
      shopId: copy.shopId,
      outcome: result.outcome,
      sentence: result.outcome === 'failed' ? result.sentence : null,
    })
    .execute();
}

/** The change has come to every shop. */
export async function endPropagation(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely.updateTable('propagations').set({ doneAt: at }).where('id', '=', id).execute();
}

/** How far the newest change of a category has come; null where none was sent. */
export async function loadProgress(tx: Tx, categoryId: string): Promise<PropagationProgress | null> {
  const newest = await tx.kysely
    .selectFrom('propagations')
    .select(['id', 'version', 'doneAt'])
    .where('categoryId', '=', categoryId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return null;
  const results = await tx.kysely
    .selectFrom('propagationResults')
    .innerJoin('shops', 'shops.id', 'propagationResults.shopId')
    .select(['shops.id as shopId', 'shops.name', 'propagationResults.outcome'])
    .select('propagationResults.sentence')
    .where('propagationResults.propagationId', '=', newest.id)
    .orderBy('shops.name')
    .execute();
  const { shops } = await tx.kysely
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('shops'))
    .where('defaultCategoryId', '=', categoryId)
    .executeTakeFirstOrThrow();
  const isDone = newest.doneAt !== null;
  return {
    version: newest.version,
    shops: isDone ? results.length : Number(shops),
    done: results.length,
    isDone,
    kept: results.flatMap(({ outcome, shopId, name }) => (outcome === 'kept' ? [{ shopId, name }] : [])),
    failed: results.flatMap(({ outcome, shopId, name, sentence }) =>
      outcome === 'failed' ? [{ shopId, name, sentence: sentence ?? '' }] : [],
    ),
  };
}

/** How many orders under way hold goods of the category by its word, and how many shops have a copy of it. */
export async function usesOfCategory(
  tx: Tx,
  {
    id,
    value,
    financingTypes,
    closed,
  }: {
    readonly id: string;
    readonly value: string;
    readonly financingTypes: readonly string[];
    readonly closed: readonly string[];
  },
): Promise<{ readonly orders: number; readonly shops: number }> {
  const { orders } = await tx.kysely
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select((eb) => eb.fn.count<number>('orders.id').distinct().as('orders'))
    .where('orderItems.category', '=', value)
    .where('orders.financingType', 'in', financingTypes as never)
    .where('orders.status', 'not in', closed as never)
    .executeTakeFirstOrThrow();
  const { shops } = await tx.kysely
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('shops'))
    .where('defaultCategoryId', '=', id)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), shops: Number(shops) };
}
