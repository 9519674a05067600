import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Application } from './application.ts';
import { startChild, type Child } from './child.ts';

const script = (name: string): string => join(import.meta.dirname, '../baseline', name);

/** The baseline server over a copy of the application's SQLite file. */
export function startBaselineSqlite({ databaseUrl, folder }: Application): Promise<Child> {
  const copy = join(folder, 'baseline.sqlite');
  const original = new Sqlite(databaseUrl.slice('sqlite:'.length));
  original.prepare('vacuum into ?').run(copy);
  original.close();
  return startChild(script('baseline-sqlite.ts'), { FILE: copy });
}

/** The baseline server over the application's PostgreSQL. */
export const startBaselinePostgres = ({ databaseUrl }: Application): Promise<Child> =>
  startChild(script('baseline-postgres.ts'), { DATABASE_URL: databaseUrl });
