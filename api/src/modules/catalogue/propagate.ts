import { setTimeout as pause } from 'node:timers/promises';
import {
  endPropagation,
  insertNotification,
  listActiveUsers,
  listWaitingCopies,
  loadDefaultCategoryOf,
  loadProgress,
  oldestPropagation,
  settleCopy,
  type CategoryTermsDocument,
  type PropagationOutcome,
  type WaitingCopy,
} from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { refusalOf } from './shop-bounds.ts';

/** Copies that one transaction changes: orders that move meanwhile wait for none longer than that. */
const together = 25;

/** What becomes of a change in a shop. */
export function outcomeIn(terms: CategoryTermsDocument, copy: WaitingCopy): PropagationOutcome {
  if (copy.changedByShop) return { outcome: 'kept' };
  const sentence = refusalOf(terms, copy);
  return sentence === null ? { outcome: 'taken' } : { outcome: 'failed', sentence };
}

/** Brings the oldest change to a few more shops, or tells that it has come to all; false where nothing is on its way. */
async function propagateNext(ports: Ports): Promise<boolean> {
  const at = ports.now();
  const rung = await ports.db.transaction(async (tx) => {
    const open = await oldestPropagation(tx);
    if (open === null) return null;
    const category = await loadDefaultCategoryOf(tx, open.categoryId);
    const waiting = category === null ? [] : await listWaitingCopies(tx, open, together);
    for (const copy of waiting)
      if (category !== null)
        await settleCopy(tx, open, copy, { result: outcomeIn(category, copy), terms: category, at });
    if (waiting.length === together) return [];
    await endPropagation(tx, open.id, at);
    const progress = await loadProgress(tx, open.categoryId);
    if (category === null || progress === null) return [];
    const users = (await listActiveUsers(tx, ['superadmin'])).map(({ id }) => id);
    const data = JSON.stringify({
      category: { id: category.id, sector: category.sector, name: category.name },
      taken: progress.done - progress.kept.length - progress.failed.length,
      kept: progress.kept,
      failed: progress.failed,
    });
    const success = progress.failed.length === 0;
    for (const userId of users)
      await insertNotification(tx, { userId, type: 'categories', data, success }, at);
    return users;
  });
  if (rung === null) return false;
  for (const userId of rung) ports.changes.tell('bell', userId);
  return true;
}

/**
 * Brings every change of a category to the shops that follow it, a few in a transaction; answers how many transactions that
 * took. `rest` is how long it waits between two of them, milliseconds: the orders that move meanwhile have the database.
 */
export async function propagateCategories(ports: Ports, rest = 0): Promise<number> {
  let steps = 0;
  while (!ports.isStopping() && (await propagateNext(ports))) {
    steps += 1;
    if (rest > 0) await pause(rest);
  }
  return steps;
}
