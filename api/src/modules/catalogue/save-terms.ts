import {
  beginPropagation,
  updateDefaultCategory,
  type CategoryTermsDocument,
  type DefaultCategory,
  type Tx,
} from '@app/db';

/**
 * Writes what a category says from a moment on (epoch milliseconds) over the version that was read, and sends it to the
 * shops that have a copy; false where another version was written since.
 */
export async function saveTerms(
  tx: Tx,
  before: DefaultCategory,
  terms: CategoryTermsDocument,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<boolean> {
  if (!(await updateDefaultCategory(tx, before, terms, { by, at }))) return false;
  if (before.following + before.ownTerms > 0)
    await beginPropagation(tx, { categoryId: before.id, version: before.version + 1, at });
  return true;
}
