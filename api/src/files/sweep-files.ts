import { listStoredPaths } from '@app/db';
import type { Ports } from '../ports.ts';

/** How long a content may wait for its row: far longer than any transaction, in milliseconds. */
const patience = 60 * 60_000;

/** Removes contents that no row names because the server ended between writing one and the other. Answers how many. */
export async function sweepFiles({ db, files, now }: Pick<Ports, 'db' | 'files' | 'now'>): Promise<number> {
  let removed = 0;
  for await (const paths of files.listWrittenBefore(now() - patience)) {
    const stored = await listStoredPaths(db, paths);
    const orphans = paths.filter((path) => !stored.has(path));
    await Promise.all(orphans.map((path) => files.remove(path)));
    removed += orphans.length;
  }
  return removed;
}
