import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const measuredFor = 1_000;

/** How often a second the disk under the temporary folder can say that one small row is safe. */
export function commitsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const database = new Sqlite(join(folder, 'disk.sqlite'));
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.exec('create table rows (id integer primary key, text text)');
  const insert = database.prepare('insert into rows (text) values (?)');
  const text = 'x'.repeat(1_500);
  const began = performance.now();
  let commits = 0;
  for (; performance.now() - began < measuredFor; commits += 1) insert.run(text);
  const perSecond = commits / ((performance.now() - began) / 1000);
  database.close();
  rmSync(folder, { recursive: true });
  return perSecond;
}
