import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testKeys } from '@app/db/testing';
import type { ProviderSettings } from '../providers/index.ts';
import { bareEnvironment } from './bare-environment.ts';
import { environmentOf } from './environment-of.ts';
import { freePort } from './free-port.ts';
import type { KillPoint } from './kill-points.ts';

/** A server as a deployment starts it. */
export interface ServerProcess {
  readonly url: string;
  /** What it wrote so far. */
  readonly lines: readonly string[];
  /** Asks it to stop as a supervisor does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Resolves when it is gone. */
  readonly ended: Promise<number | null>;
  /** Ends it without a word. */
  readonly kill: () => Promise<void>;
}

/** Starts a server in production mode on a database; resolves when it serves. */
export async function startServer(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly providers: ProviderSettings;
  readonly port?: number;
  /** The moment at which it ends itself. */
  readonly killAt?: KillPoint;
}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { killAt } = options;
  const script = killAt === undefined ? '../server.ts' : 'faulty-server.ts';
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...bareEnvironment(),
      ...(killAt === undefined ? {} : { KILL_AT: killAt }),
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
      ...environmentOf(options.providers),
    },
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('"msg":"serving"')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended at its start (${code ?? 'signal'})`)));
  });
  return {
    url,
    lines,
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
