import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverScript } from '@app/api/processes';
import type { DatabaseSettings } from '@app/db';
import { startChild, type Child } from './child.ts';

/** The application as a user gets it, with its demo, in a data folder that goes with it. */
export interface Application extends Child {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataKeys: DatabaseSettings['keys'];
  readonly folder: string;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** Everything comes from the one source that the generator is, so the limits are set where it does not reach them. */
const freely = Object.fromEntries(
  ['READ', 'WRITE', 'ORDER_BY_SLUG', 'EXPORT'].map((name) => [`RATE_${name}`, '1000000000/60']),
);

type Settings = Pick<Application, 'databaseUrl' | 'dataKeys' | 'folder'>;

async function startOver({ databaseUrl, dataKeys, folder }: Settings): Promise<Application> {
  const child = await startChild(serverScript, {
    ...freely,
    MODE: 'demo',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATA_KEYS: dataKeys.map(({ id, key }) => `${id}:${key}`).join(','),
  });
  return {
    ...child,
    databaseUrl,
    dataKeys,
    folder,
    url: `http://127.0.0.1:${child.port}`,
    async stop() {
      await child.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it over a database of its own or over the one that is named. */
export function startApplication(databaseUrl?: string): Promise<Application> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const dataKeys = [{ id: 'bench', key: randomBytes(32).toString('base64') }];
  return startOver({
    folder,
    dataKeys,
    databaseUrl: databaseUrl ?? `sqlite:${join(folder, 'database.sqlite')}`,
  });
}

/** Ends the process and starts another one over the same data. */
export async function restarted(application: Application): Promise<Application> {
  await application.end();
  return startOver(application);
}
