import { listStoredPaths, type Database } from '@app/db';
import type { Ports } from '../kernel/ports.ts';

const hour = 60 * 60_000;
/** How long a content may wait for its row: far longer than any transaction, in milliseconds. */
const minAgeMs = hour;
/** How long what was set aside can be brought back, in milliseconds. */
const keptAside = 30 * 24 * hour;

/**
 * Sets contents aside that no row names because the server ended between writing the content and the row, brings those
 * back that a row names after all, and removes the others after 30 days. Where more would go than stay it touches
 * nothing: this is more likely the wrong database.
 */
export async function sweepFiles({
  db,
  files,
  now,
  log,
  metrics,
}: Pick<Ports, 'db' | 'files' | 'now' | 'log' | 'metrics'>): Promise<void> {
  const { named, orphans } = await compared(db, files.listWrittenBefore(now() - minAgeMs));
  metrics.filesWithoutRow(orphans.length);
  if (orphans.length > named.length) {
    log.error('files not swept, the database names too few of them', {
      files: named.length + orphans.length,
      named: named.length,
    });
    return;
  }
  const aside = await compared(db, files.listSetAsideBefore(now()));
  const old = await compared(db, files.listSetAsideBefore(now() - keptAside));
  for (const path of aside.named) await files.bringBack(path);
  for (const path of old.orphans) await files.remove(path);
  for (const path of orphans) await files.setAside(path, now());
  if (orphans.length + aside.named.length + old.orphans.length > 0)
    log.warn('files swept', {
      set_aside: orphans.length,
      brought_back: aside.named.length,
      removed: old.orphans.length,
    });
}

/** Which of the contents a row of the database names, and which none does. */
async function compared(
  db: Database,
  contents: AsyncIterable<readonly string[]>,
): Promise<{ named: readonly string[]; orphans: readonly string[] }> {
  const [named, orphans]: [string[], string[]] = [[], []];
  for await (const paths of contents) {
    const stored = await listStoredPaths(db, paths);
    for (const path of paths) (stored.has(path) ? named : orphans).push(path);
  }
  return { named, orphans };
}
