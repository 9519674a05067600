import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Application } from './application.ts';
import { startChild, type Child } from './child.ts';

const script = (name: string): string => join(import.meta.dirname, '../bare', name);

/** The bare server over a copy of the application's SQLite file. */
export function startBareSqlite({ databaseUrl, folder }: Application): Promise<Child> {
  const copy = join(folder, 'bare.sqlite');
  const original = new Sqlite(databaseUrl.slice('sqlite:'.length));
  original.prepare('vacuum into ?').run(copy);
  original.close();
  return startChild(script('bare-sqlite.ts'), { FILE: copy });
}

/** The bare server over the application's PostgreSQL. */
export const startBarePostgres = ({ databaseUrl }: Application): Promise<Child> =>
  startChild(script('bare-postgres.ts'), { DATABASE_URL: databaseUrl });
