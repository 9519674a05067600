import { join } from 'node:path';
import { openDatabase, type Database } from '@app/db';
import { orderChanges } from './changes/order-changes.ts';
import { startOutboxWorker, type OutboxWorker } from './effects/outbox-worker.ts';
import type { Settings } from './env.ts';
import { diskFiles } from './files/disk-files.ts';
import { forgetOld, sweepDeadlines } from './orders/sweep-deadlines.ts';
import type { Ports } from './ports.ts';
import { createProviders, type ProviderSettings } from './providers/index.ts';

/** What runs beside the requests, and the ports that all share. */
export interface Running {
  readonly ports: Ports;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const sweepEvery = 5_000;
const forgetEvery = 60 * 60_000;

/** Runs a job again and again with a pause between; a failure is logged and the next time tried again. */
function every(ms: number, job: () => Promise<unknown>, log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    job().catch((error: unknown) =>
      log(`background: ${error instanceof Error ? error.message : String(error)}`),
    );
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** Opens the database and everything that an application needs; migrates it, and starts nothing yet. */
export async function openPorts(
  settings: Settings,
  providers: ProviderSettings,
  publicUrl: () => string,
): Promise<Running> {
  const db: Database = openDatabase(settings.databaseUrl, { keys: settings.dataKeys });
  await db.migrate();
  let worker: OutboxWorker | null = null;
  const log = (line: string): void => console.error(`${new Date().toISOString()} ${line}`);
  const ports: Ports = {
    settings,
    db,
    files: diskFiles(join(settings.dataDir, 'files')),
    providers: createProviders(providers),
    paymentFormUrl: providers.initialPayment.formUrl,
    changes: orderChanges(),
    now: Date.now,
    publicUrl,
    wakeOutbox: () => worker?.wake(),
    log,
  };
  const stops: (() => void)[] = [];
  return {
    ports,
    start() {
      worker = startOutboxWorker(() => ports);
      worker.wake();
      stops.push(
        every(sweepEvery, () => sweepDeadlines(ports), log),
        every(forgetEvery, () => forgetOld(ports), log),
      );
    },
    async stop() {
      for (const stop of stops) stop();
      await worker?.stop();
      ports.providers.mail.close();
      await db.close();
    },
  };
}
