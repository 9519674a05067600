import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../engine/dialects/postgres.ts';

/** A PostgreSQL of our own: on a socket only, nobody else's, gone when it is stopped. */
export interface PrivateCluster {
  /** Where a database of the cluster is; `postgres` is always there. */
  readonly address: (database: string) => string;
  readonly stop: () => Promise<void>;
  /** Ends the server as an administrator would; its files stay. */
  readonly pause: () => Promise<void>;
  /** Resolves when it answers again. */
  readonly resume: () => Promise<void>;
}

/** Starts one from the machine's own binaries with these settings (`fsync=off`); null where the machine has none. */
export async function startPrivateCluster(settings: readonly string[]): Promise<PrivateCluster | null> {
  const bin = binaries();
  if (!bin) return null;
  const directory = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = unprivileged(directory);
  const data = join(directory, 'data');
  const init = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const words = ['-D', data, '-k', directory, '-h', '', ...settings.flatMap((setting) => ['-c', setting])];
  const address = (database: string) =>
    `postgres://test@localhost/${database}?host=${encodeURIComponent(directory)}`;
  let server: ChildProcess;
  const resume = async (): Promise<void> => {
    server = spawn(join(bin, 'postgres'), words, { ...as, stdio: 'ignore' });
    await answering(address('postgres'));
  };
  const pause = async (): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  await resume();
  return {
    address,
    pause,
    resume,
    async stop() {
      await pause();
      rmSync(directory, { recursive: true, force: true });
    },
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
