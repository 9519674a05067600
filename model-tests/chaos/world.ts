import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  environmentOf,
  freePort,
  seedShop,
  simulatedSettings,
  startSimulatorsProcess,
} from '@app/api/processes';
import { openDatabase, type Database } from '@app/db';
import { startPrivateCluster } from '@app/db/cluster';
import type { Journal } from './journal.ts';
import { openNotificationProxy } from './money-told.ts';
import { openProviderProxy } from './provider-proxy.ts';
import { startChaosServer, type ChaosServer } from './server.ts';
import type { ChaosOptions } from './chaos-options.ts';

/** The application's processes, the providers' process, and the database beside them for whoever checks. */
export interface World {
  readonly db: Database;
  readonly servers: readonly ChaosServer[];
  readonly simulatorsUrl: string;
  /** Ends what was started, last first, and removes what it left. */
  readonly end: () => Promise<void>;
}

/** Everything comes from one source, so no rate may be reached. */
const freely = Object.fromEntries(
  [
    'READ',
    'WRITE',
    'LOGIN',
    'ORDER_BY_SLUG',
    'REGISTRY',
    'CONTACT_EMAIL',
    'SMS',
    'UPLOAD',
    'NOTIFICATION',
  ].map((name) => [`RATE_${name}`, '1000000000/60']),
);

type Ending = () => Promise<void> | void;

async function openChaosDatabase(
  { database }: ChaosOptions,
  folder: string,
  endings: Ending[],
): Promise<string> {
  if (database === 'sqlite') return `sqlite:${join(folder, 'database.sqlite')}`;
  const cluster = await startPrivateCluster(['fsync=on', 'synchronous_commit=on', 'max_connections=200']);
  if (cluster === null)
    throw new Error('This machine has no PostgreSQL server to start a cluster of its own with.');
  endings.push(cluster.stop);
  return cluster.address('postgres');
}

async function build(
  options: ChaosOptions,
  journal: Journal,
  endings: Ending[],
): Promise<Omit<World, 'end'>> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = await openChaosDatabase(options, folder, endings);
  const key = { id: 'chaos', key: randomBytes(32).toString('base64') };
  const db = openDatabase(databaseUrl, { keys: [key] });
  endings.push(() => db.close());
  await db.migrate();
  await seedShop(db);
  const ports = await Promise.all(Array.from({ length: options.processes + 2 }, freePort));
  const [port = 0, smtpPort = 0, ...apiPorts] = ports;
  const secret = 'chaos';
  const notifications = await openNotificationProxy(`http://127.0.0.1:${apiPorts[0]}`, journal);
  endings.push(notifications.close);
  const simulators = await startSimulatorsProcess({
    port,
    smtpPort,
    dataDir: join(folder, 'simulators'),
    apiUrl: notifications.url,
    secret,
  });
  endings.push(simulators.kill);
  const proxy = await openProviderProxy(simulators.url, journal);
  endings.push(proxy.close);
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`;
  const providers = simulatedSettings({ url: proxy.url, publicUrl: simulators.url, smtpUrl, secret });
  const environment = {
    ...freely,
    ...environmentOf(providers),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DATA_KEYS: `${key.id}:${key.key}`,
  };
  const servers: ChaosServer[] = [];
  for (const apiPort of apiPorts) {
    const server = await startChaosServer(apiPort, environment, options.fault, (line) => {
      const { doing, error, code, at } = JSON.parse(line) as Record<string, string | undefined>;
      const what = `a server met what it did not expect, doing ${doing}: ${error} ${code ?? ''} ${at?.split(' < ')[0] ?? ''}`;
      journal.findings.push({ counts: 'illegal', what });
    });
    endings.push(server.stop);
    servers.push(server);
  }
  return { db, servers, simulatorsUrl: simulators.url };
}

/** Starts everything on ports and in a folder of its own. */
export async function startWorld(options: ChaosOptions, journal: Journal): Promise<World> {
  const endings: Ending[] = [];
  const end = async (): Promise<void> => {
    for (const ending of endings.splice(0).toReversed()) await ending();
  };
  try {
    return { ...(await build(options, journal, endings)), end };
  } catch (error) {
    await end();
    throw error;
  }
}
