import type { Metrics } from '../kernel/metrics.ts';
import { countInbox, countOutbox, type Database } from '@app/db';
import { waitsOn, waiting } from '../modules/order-life/outbox/effect-providers.ts';
import { within } from './within.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures without the database's are better than none: a scrape waits no longer for it, in milliseconds. */
const scrapeTimeoutMs = 1_500;

/** Counters of this process, and gauges that ask the database when they are read. */
export function newMetrics(db: () => Database | null, now: () => number): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const requests = new Histogram({
    registers,
    name: 'http_request_duration_seconds',
    help: 'Answered requests of the API by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const transitions = new Counter({
    registers,
    name: 'order_transitions_total',
    help: 'Events that the chart took, by event',
    labelNames: ['event'],
  });
  const security = new Counter({
    registers,
    name: 'security_events_total',
    help: 'Lines of the security log, by event and outcome: login and wrong_password are guesses',
    labelNames: ['event', 'outcome'],
  });
  const batches = new Histogram({
    registers,
    name: 'group_commit_transactions',
    help: 'Transactions that shared one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
  });
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ registers, name, help, labelNames });
  const up = gauge('database_up', 'Whether the database answered this scrape');
  const open = gauge('outbox_effects_open', 'Effects that wait or are being performed, by what they ask', [
    'provider',
  ]);
  const late = gauge('outbox_oldest_due_seconds', 'For how long the oldest due effect has waited', [
    'provider',
  ]);
  const notApplied = gauge('inbox_not_applied', 'Notifications that changed nothing, listed with a reason');
  const untried = gauge('inbox_waiting', 'Notifications that are still to be tried');
  const standing = gauge(
    'deadlines_not_swept',
    'Whether the sweeper stands, because the clock or the number of overdue orders is strange',
  );
  const rowless = gauge('files_without_row', 'Contents of files that no row named at the last look');

  async function count(database: Database): Promise<boolean> {
    const [outbox, inbox] = [await countOutbox(database), await countInbox(database)];
    const at = now();
    for (const provider of waiting.keys()) {
      const those = outbox.filter(({ effect }) => waitsOn(effect) === provider);
      const since = Math.min(at, ...those.map(({ oldestDueAt }) => oldestDueAt));
      open.labels(provider).set(those.reduce((sum, { open: some }) => sum + some, 0));
      late.labels(provider).set((at - since) / 1000);
    }
    notApplied.set(inbox.notApplied);
    untried.set(inbox.waiting);
    return true;
  }

  async function lookIntoDatabase(): Promise<void> {
    const database = db();
    const counted =
      database === null ? false : await within(scrapeTimeoutMs, count(database), false).catch(() => false);
    up.set(counted ? 1 : 0);
  }

  return {
    responded: ({ method, route, status, seconds }) =>
      requests.labels(route, method, String(status)).observe(seconds),
    transitioned: (event) => transitions.labels(event).inc(),
    security: (event, outcome) => security.labels(event, outcome).inc(),
    committed: (jobs) => batches.observe(jobs),
    sweeping: (active) => standing.set(active ? 0 : 1),
    filesWithoutRow: (count) => rowless.set(count),
    async text() {
      await lookIntoDatabase();
      return registry.metrics();
    },
  };
}

/** The same with the process's own figures: memory, processor, the event loop's delay. */
export function processMetrics(db: () => Database | null, now: () => number): Metrics {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const metrics = newMetrics(db, now);
  return { ...metrics, text: async () => `${await metrics.text()}\n${await own.metrics()}` };
}
