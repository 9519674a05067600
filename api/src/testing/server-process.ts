import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testKeys } from '@app/db/testing';
import { minimalEnvironment } from './minimal-environment.ts';
import { environmentOf } from './environment-of.ts';
import type { FaultName } from './faults.ts';
import { freePort } from './free-port.ts';
import type { KillPoint } from './kill-points.ts';
import type { Mode } from '../kernel/settings/parse-environment.ts';
import type { ProviderSettings } from '../providers/settings.ts';

/** A server as a deployment starts it. */
export interface ServerProcess {
  readonly url: string;
  /** Asks it to stop as a supervisor does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Resolves when it is gone. */
  readonly ended: Promise<number | null>;
  /** Ends it without a word. */
  readonly kill: () => Promise<void>;
}

/** What a user's `npm start` runs. */
export const serverScript = join(import.meta.dirname, '../server.ts');

/** Loaded before a script with `--import`: its process goes when the one that started it is gone. */
export const goesWithParent = join(import.meta.dirname, '../../bin/die-with-parent.mjs');

/** Starts a server in production mode, as it is or with something wrong; hands over each line of its log and resolves when it serves. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
  port: number,
  onLine: (line: string) => void,
  wrong: { readonly fault?: FaultName; readonly killAt?: KillPoint; readonly mode?: Mode } = {},
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const { fault, killAt, mode = 'production' } = wrong;
  const whole = fault === undefined && killAt === undefined;
  const script = whole ? serverScript : join(import.meta.dirname, 'faulty-server.ts');
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      ...minimalEnvironment(),
      ...(fault === undefined ? {} : { FAULT: fault }),
      ...(killAt === undefined ? {} : { KILL_AT: killAt }),
      MODE: mode,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine(line);
      if (line.includes('"msg":"serving"')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended at its start (${code ?? 'signal'})`)));
  });
  return {
    url,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts one on a database, with the tests' keys. */
export async function startServer(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly providers: ProviderSettings;
  readonly port?: number;
  /** The moment at which it ends itself. */
  readonly killAt?: KillPoint;
}): Promise<ServerProcess & { readonly lines: readonly string[] }> {
  const { databaseUrl, dataDir, providers, port = await freePort(), killAt } = options;
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
    ...environmentOf(providers),
  };
  const lines: string[] = [];
  const onLine = (line: string): void => void lines.push(line);
  const server = await spawnServer(environment, port, onLine, killAt === undefined ? {} : { killAt });
  return { ...server, lines };
}
