import { eraseAgain, openDatabase, type Database } from '@app/db';
import { pino } from 'pino';
import { orderChanges } from '../kernel/order-changes.ts';
import { startOutboxWorker, type OutboxWorker } from '../modules/order-life/outbox/outbox-worker.ts';
import type { Settings } from '../kernel/env.ts';
import { openFileStore } from '../kernel/files/open-file-store.ts';
import { sealedFiles } from '../kernel/files/sealed-files.ts';
import { acceptChart } from './accept-chart.ts';
import { refuseWrongKeys } from './refuse-wrong-keys.ts';
import { scanWaitingFiles } from '../modules/files/scan-files.ts';
import { finishErasures } from '../modules/persons/finish-erasures.ts';
import { retentionJob } from '../modules/persons/retain-orders.ts';
import { sweepFiles } from '../operations/sweep-files.ts';
import { processInbox } from '../modules/order-life/inbox/inbox-worker.ts';
import { reportToLog, reportToService } from '../kernel/error-reporter.ts';
import { jsonLog, warnUntrustedHost } from '../kernel/log.ts';
import { processMetrics } from '../operations/metrics.ts';
import { readRelease } from '../operations/release.ts';
import { readJournal } from '../kernel/reads/read-journal.ts';
import { watchReads } from '../modules/reads/watch-reads.ts';
import { repeat, type RepeatedJob } from '../operations/repeat.ts';
import { sweepFlags } from '../modules/order-life/flags/sweep-flags.ts';
import { propagateCategories } from '../modules/catalogue/propagate.ts';
import { countDays } from '../modules/chart/count-days.ts';
import { sendDueReports } from '../modules/reports/send-reports.ts';
import { deadlineSweeper } from '../modules/order-life/sweep-deadlines.ts';
import type { Ports } from '../kernel/ports.ts';
import { performers } from '../performers.ts';
import { webhooks } from '../webhooks.ts';
import { forgetAtSimulators } from '../providers/forget-at-simulators.ts';
import { createProviders } from '../providers/create-providers.ts';
import { lastAnswers } from '../providers/last-answers.ts';
import { loginTurns } from '../kernel/login-turns.ts';
import type { ProviderSettings } from '../providers/settings.ts';
import { deleteExpired } from '../operations/delete-expired.ts';

/** What runs beside the requests, and the ports that all share. */
export interface Running {
  readonly ports: Ports;
  readonly start: () => void;
  /** From now on not ready, and pages that follow an order are let go. */
  readonly beginToStop: () => Promise<void>;
  /** Ends the work beside the requests, hands back what was claimed and closes the database. */
  readonly stop: () => Promise<void>;
}

/** A database that tests put between the application and its own: one that has a fault, or that ends the process. */
export type ChangedDatabase = (db: Database) => Database;

const sweepEvery = 5_000;
const inboxEvery = 2_000;
const scanEvery = 30_000;
const forgetEvery = 60 * 60_000;
const retentionEvery = 10 * 60_000;
const erasuresEvery = 5_000;
const answersEvery = 5_000;
const readsEvery = 1_000;
const watchEvery = 60_000;
const countEvery = 10_000;
const reportsEvery = 15_000;
const propagateEvery = 2_000;
/** A change of a category takes a third of the time that orders leave, so that 1,000 shops have it in five seconds. */
const propagateRest = 75;
/** How long effects that are under way may take once the process is to stop. */
const stopTimeoutMs = 2_500;

const threadEnded = {
  checkpoints:
    'the thread of checkpoints has ended: until a restart commits carry the log over, and nothing cuts it off',
  writer: 'the thread that writes has ended: until a restart requests wait for the disk',
};

/** Opens the database and everything that an application needs; migrates it, sees that the keys belong to it and that files may lie where they shall, and starts nothing yet. */
export async function openPorts(
  settings: Settings,
  providers: ProviderSettings,
  publicUrl: () => string,
  changed: ChangedDatabase = (db) => db,
): Promise<Running> {
  const lines = pino.destination({ dest: 1, sync: false });
  const log = jsonLog(settings.logLevel, lines);
  const metrics = processMetrics(() => db, Date.now);
  const db: Database = changed(
    openDatabase(settings.databaseUrl, {
      keys: settings.dataKeys,
      committed: metrics.committed,
      threadFailed: (thread, error) => log.error(threadEnded[thread], { error: String(error) }),
    }),
  );
  const files = sealedFiles(openFileStore(settings));
  try {
    await files.check();
    await db.migrate();
    await refuseWrongKeys(db);
    const again = await eraseAgain(db, Date.now());
    if (again > 0) log.warn('orders erased again in a restored database', { orders: again });
    await acceptChart(db, readRelease(), Date.now());
  } catch (error) {
    await db.close();
    throw error;
  }
  const answers = lastAnswers(Date.now);
  let worker: OutboxWorker | null = null;
  let stopping = false;
  const ports: Ports = {
    settings,
    db,
    files,
    providers: answers.of(createProviders(providers, warnUntrustedHost(log))),
    paymentFormUrl: providers.initialPayment.formUrl,
    changes: orderChanges(db.signals),
    reads: readJournal(db, log),
    now: Date.now,
    publicUrl,
    loginTurns: loginTurns(),
    wakeOutbox: () => worker?.wake(),
    release: readRelease(),
    log,
    report: settings.sentryDsn === null ? reportToLog(log) : reportToService(settings.sentryDsn, log),
    metrics,
    forgetAtSimulators: forgetAtSimulators(providers.simulators ?? null),
    isStopping: () => stopping,
  };
  let jobs: readonly RepeatedJob[] = [];
  return {
    ports,
    start() {
      worker = startOutboxWorker(() => ports, performers);
      worker.wake();
      jobs = [
        repeat('deadlines', sweepEvery, deadlineSweeper(ports), log),
        repeat('flags', sweepEvery, () => sweepFlags(ports), log),
        repeat('inbox', inboxEvery, () => processInbox(ports, webhooks), log),
        repeat('forgetting', forgetEvery, () => deleteExpired(ports), log),
        repeat('waiting files', scanEvery, () => scanWaitingFiles(ports), log),
        repeat('retention', retentionEvery, retentionJob(ports), log),
        repeat('erased orders', erasuresEvery, () => finishErasures(ports), log),
        repeat('orphan files', forgetEvery, () => sweepFiles(ports), log),
        repeat('figures of days', countEvery, () => countDays(ports), log),
        repeat('categories', propagateEvery, () => propagateCategories(ports, propagateRest), log),
        repeat('reports', reportsEvery, () => sendDueReports(ports), log),
        repeat('readings', readsEvery, () => ports.reads.flush(), log),
        repeat('unusual readings', watchEvery, () => watchReads(ports), log),
        repeat('provider answers', answersEvery, () => answers.keep(db), log),
      ];
    },
    async beginToStop() {
      stopping = true;
      await ports.changes.end();
    },
    async stop() {
      await Promise.all([...jobs.map((job) => job.stop()), worker?.stop(stopTimeoutMs)]);
      await ports.reads.flush();
      ports.providers.mail.close();
      await db.close();
      lines.flushSync();
    },
  };
}
