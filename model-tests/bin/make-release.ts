import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openSeeding } from '@app/api/testing';
import { openDatabase } from '@app/db';
import { startPrivateCluster } from '@app/db/cluster';
import type { Release } from '@app/db/testing';
import Sqlite from 'better-sqlite3';
import { fillRelease } from '../release/fill-release.ts';

/** Statements that make the tables before the rows, and what follows the rows after them: indexes, search, triggers. */
function schemaOf(database: Sqlite.Database): string[] {
  return database
    .prepare<[], { sql: string }>(
      `select sql from sqlite_master where sql is not null and name not like 'order_names_%' and name not like 'sqlite_%'
       order by case when sql like 'create table%' then 1 when sql like 'create virtual%' then 2 else 3 end, rowid`,
    )
    .all()
    .map(({ sql }) => sql);
}

function rowsOf(database: Sqlite.Database): Release['rows'] {
  const tables = database
    .prepare<[], { name: string }>(
      `select name from sqlite_master where type = 'table' and name not like 'order_names%' and name not like 'sqlite_%'`,
    )
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      database.prepare<[], Release['rows'][string][number]>(`select * from "${name}"`).all(),
    ]),
  );
}

async function sqliteRelease(): Promise<Pick<Release, 'keys' | 'rows'> & { schema: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await openSeeding(folder, fillRelease);
    const [id = '', key = ''] = readFileSync(join(folder, 'keys/data-keys'), 'utf8').trim().split(':');
    const database = new Sqlite(join(folder, 'database.sqlite'), { readonly: true });
    const release = { keys: [{ id, key }], schema: schemaOf(database), rows: rowsOf(database) };
    database.close();
    return release;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function postgresSchema(keys: Release['keys']): Promise<string> {
  const cluster = await startPrivateCluster(['fsync=off']);
  if (cluster === null) throw new Error('This machine has no PostgreSQL.');
  try {
    const url = cluster.address('postgres');
    const database = openDatabase(url, { keys });
    await database.migrate();
    await database.close();
    const words = ['--schema-only', '--no-owner', '--no-privileges', '--no-comments', `--dbname=${url}`];
    const { stdout, stderr, status } = spawnSync('pg_dump', words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    // Settings of the session and psql's own commands are no part of the schema.
    const lines = stdout.split('\n').filter((line) => !/^(--|SET |SELECT pg_catalog|\\|$)/u.test(line));
    return lines.join('\n');
  } finally {
    await cluster.stop();
  }
}

const [target] = process.argv.slice(2);
if (target === undefined)
  throw new Error('Name the file: db/src/migrations/releases/<last migration>.json.br');
const { schema, ...filled } = await sqliteRelease();
const release: Release = {
  ...filled,
  schema: { sqlite: schema, postgres: await postgresSchema(filled.keys) },
};
const packed = brotliCompressSync(JSON.stringify(release));
writeFileSync(target, packed);
const empty = Object.entries(release.rows).filter(([, rows]) => rows.length === 0);
process.stdout.write(
  `${target}: ${Math.ceil(packed.length / 1024)} kB; without rows: ${empty.map(([name]) => name).join(', ') || 'no table'}\n`,
);
