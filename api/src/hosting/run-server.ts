import { createApp } from '../app.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { Settings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { openPorts, type ChangedDatabase } from './open-ports.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { listen } from './listen.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import { runSimulators } from './run-simulators.ts';
import { demoBanner } from './banner.ts';
import { wholeSite } from './whole-site.ts';

/** How long requests may take that were under way when the process got its signal to stop. */
const drainTimeoutMs = 3_000;
/** Whatever happens: the process is gone after this, before whoever stopped it kills it. */
const stopTimeoutMs = 9_000;

async function start(settings: Settings, changed?: ChangedDatabase): Promise<() => Promise<void>> {
  const demo = settings.mode === 'demo';
  const data = await acquireInstanceLock(settings);
  const listening = await listen(settings.host, settings.port, demo);
  const own = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${listening.port}`;
  const local = own.replace('127.0.0.1', 'localhost');
  const url = settings.publicUrl ?? local;
  data.announce(local);
  const simulators = settings.providers === null ? await runSimulators(settings, own, url) : null;
  const providers = settings.providers ?? simulators?.providers;
  if (providers === undefined) throw new Error('There are no providers');
  const running = await openPorts(settings, providers, () => url, changed);
  if (!demo) await refuseDemoData(running.ports.db, settings.mode);
  const api = createApp(running.ports);
  const seeded = demo ? await seedDemo({ ports: running.ports }) : null;
  const app = wholeSite(running.ports, api, simulators?.url ?? null);
  listening.answerWith((request, env) => app.fetch(request, env as object));
  // A letter sent now would lead to a page that is closed.
  if (!settings.maintenance) running.start();
  if (seeded === null) running.ports.log.info('serving', { url, port: listening.port });
  else console.log(demoBanner(url, seeded.waitingSlug));
  return async () => {
    await running.beginToStop();
    await listening.close(drainTimeoutMs);
    await running.stop();
    await simulators?.stop();
    data.release();
  };
}

/**
 * Serves until it is told to stop; a start that fails says why in one sentence. Told so while it starts, it stops once it
 * has started. `changed` is for tests only.
 */
export async function runServer(settings: () => Settings, changed?: ChangedDatabase): Promise<void> {
  keepPrivate();
  const started = Promise.try(() => start(settings(), changed));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), stopTimeoutMs).unref();
      started
        .then((stop) => stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  try {
    await started;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
