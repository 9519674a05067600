import { storeChart, type Database } from '@app/db';
import { chartDocument } from '@app/machines/diagram';
import { chartHash } from '@app/machines/order';
import { unknownStatuses } from '../modules/chart/release/release-findings.ts';

/**
 * Keeps this release's chart for those that come after it. Throws a sentence that names the statuses where orders rest in
 * some that it has not: nobody could see or move them.
 */
export async function acceptChart(db: Database, release: string, at: number): Promise<void> {
  const unknown = await unknownStatuses(db);
  if (unknown.size > 0) {
    const named = [...unknown].map(([status, orders]) => `${status} (${orders})`).join(', ');
    throw new Error(
      `Orders rest in statuses that this release's chart has not: ${named}. ` +
        "Run 'npm run chart:gate' of this release: it says which mapping they need, and moves them with one.",
    );
  }
  await db.transaction((tx) =>
    storeChart(tx, { hash: chartHash, release, document: JSON.stringify(chartDocument()) }, at),
  );
}
