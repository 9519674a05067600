import { mkdirSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { mailServer } from '../../providers/mail/mail.simulator.ts';
import { simulatedSettings } from '../../providers/settings.ts';
import type { ProviderSettings } from '../../providers/settings.ts';
import { askAccountHolder } from '../../providers/simulation/account-holder.ts';
import type { Simulation, Simulator } from '../../providers/simulation/simulation.ts';
import { askNotApplied } from '../../providers/simulation/not-applied.ts';
import { startNotifier } from './notifier.ts';
import { openStore } from '../../providers/simulation/store.ts';
import { simulatorsApp } from './simulators-app.ts';

export type SimulatorsOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly smtpPort: number;
  /** ':memory:' keeps nothing. */
  readonly dataDir: string;
  /** Where the application takes notifications, for example http://127.0.0.1:3000. */
  readonly apiUrl: string;
  /** Where browsers reach /sim and /simulators; undefined where that is the simulators' own address. */
  readonly publicUrl?: string | undefined;
  readonly secret: string;
  readonly now?: () => number;
  /** An identity provider among them; without it nobody signs in but by a password. */
  readonly identity?: ((simulation: Simulation) => Simulator) | undefined;
  /** Milliseconds between two looks at what is due; 200 where unset. */
  readonly lookEvery?: number;
};

export type RunningSimulators = {
  readonly url: string;
  readonly smtpUrl: string;
  /** The settings under which the adapters speak to these simulators. */
  readonly settings: ProviderSettings;
  stop(): Promise<void>;
};

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Starts all simulators in this process, on 127.0.0.1 only. */
export async function startSimulators(options: SimulatorsOptions): Promise<RunningSimulators> {
  const { dataDir, secret, apiUrl, now = Date.now } = options;
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const store = openStore(inMemory ? dataDir : join(dataDir, 'simulators.db'), secret, now);

  // The pages need to know their own address, and that is known only once the server listens.
  let answer: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const http = createAdaptorServer({ fetch: (request, env) => answer(request, env) }) as Server & {
    closeAllConnections?: () => void;
  };
  const url = `http://127.0.0.1:${await listen(http, options.port)}`;
  const publicUrl = options.publicUrl ?? url;

  const smtp = mailServer(store);
  const smtpUrl = `smtp://127.0.0.1:${await listen(smtp.server, options.smtpPort)}?ignoreTLS=true`;

  const settings = simulatedSettings({
    ...{ url, publicUrl, smtpUrl, secret },
    withIdentity: options.identity !== undefined,
  });
  const notApplied = askNotApplied(apiUrl, secret);
  const accountHolder = askAccountHolder(apiUrl, secret);
  const simulation = { store, settings, publicUrl, secret, now, notApplied, accountHolder };
  const more = options.identity === undefined ? [] : [options.identity(simulation)];
  const app = simulatorsApp(simulation, more);
  answer = (request, env) => app.fetch(request, env);
  const notifier = startNotifier(store, apiUrl, now, options.lookEvery);

  return {
    url,
    smtpUrl,
    settings,
    async stop() {
      await notifier.stop();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections?.();
      });
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      store.close();
    },
  };
}
