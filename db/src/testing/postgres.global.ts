import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../dialects/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A private PostgreSQL of this run, whose database `blank` is migrated; '' where the machine has none. */
    pgUrl: string;
  }
}

/** Starts a PostgreSQL from the machine's own binaries, on a socket only, gone when the tests are. */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const bin = binaries();
  if (!bin) {
    project.provide('pgUrl', '');
    return undefined;
  }
  const directory = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = unprivileged(directory);
  const data = join(directory, 'data');
  const init = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'shared_buffers=64MB'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', directory, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  );
  const address = (name: string) => `postgres://test@localhost/${name}?host=${encodeURIComponent(directory)}`;
  await answering(address('postgres'));
  await makeBlank(address);
  project.provide('pgUrl', address('postgres'));
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
    rmSync(directory, { recursive: true, force: true });
  };
}

function binaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const debian = existsSync(root)
    ? readdirSync(root)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(root, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(':');
  return [...debian, '/opt/homebrew/opt/postgresql/bin', '/usr/local/pgsql/bin', ...path].find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root; then it runs as whoever may own its folder. */
function unprivileged(directory: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: '-u' | '-g') =>
    ['postgres', 'nobody']
      .map((name) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
      .filter(({ status }) => status === 0)
      .map(({ stdout }) => Number(stdout))[0];
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid === undefined || gid === undefined)
    throw new Error('There is no user that PostgreSQL could run as.');
  chownSync(directory, uid, gid);
  return { uid, gid };
}

async function answering(url: string, triesLeft = 200): Promise<void> {
  const engine = openPostgres({ connectionString: url, max: 1 });
  try {
    await engine.kysely.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 25));
    await answering(url, triesLeft - 1);
  } finally {
    await engine.close();
  }
}

/** Migrated once; each test's database is a copy. */
async function makeBlank(address: (name: string) => string): Promise<void> {
  const cluster = openPostgres({ connectionString: address('postgres'), max: 1 });
  await cluster.execute('create database blank');
  await cluster.close();
  const blank = openPostgres({ connectionString: address('blank'), max: 2 });
  await blank.migrate();
  await blank.close();
}
