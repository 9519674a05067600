import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const homes = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Whether this machine has a PostgreSQL server that the tests can start a cluster of their own with. */
export function hasPostgres() {
  const packaged = homes
    .filter(existsSync)
    .flatMap((home) => readdirSync(home).map((version) => join(home, version, 'bin')));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...onPath, ...packaged].some(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}
