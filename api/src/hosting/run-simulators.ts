import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Settings } from '../kernel/env.ts';
import { simulatedSettings, type ProviderSettings } from '../providers/settings.ts';

/** The simulators' process, its address and the settings under which the adapters speak to it. */
export interface SimulatorsProcess {
  readonly url: string;
  readonly providers: ProviderSettings;
  /** The process that runs now; undefined between two. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Where it listens: the ports stay the same when it is started again, because the adapters know them. */
interface Addresses {
  readonly url: string;
  readonly smtpUrl: string;
}

/** Before the first, second … start after an end that nobody asked for, in ms; then it stays away. */
const restartDelays = [1_000, 2_000, 4_000, 8_000, 16_000];
/** One that ran so long has not failed at its start: the delays begin anew. */
const settled = 60_000;

/** What a checkout has and a release has not: the simulators with an identity provider among them. */
const withIdentity = join(import.meta.dirname, './simulators/simulators-with-identity.ts');
const withoutIdentity = join(import.meta.dirname, './simulators/simulators.ts');

/** In a sandbox nobody may sign in as whom he likes. */
const scriptOf = ({ mode }: Settings): string =>
  mode === 'demo' && existsSync(withIdentity) ? withIdentity : withoutIdentity;

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The simulators have no output');
  const lines = createInterface({ input: child.stdout });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The simulators ended at their start (${code ?? 'signal'})`)),
    );
  });
  const line = await Promise.race([new Promise<string>((resolve) => lines.once('line', resolve)), ended]);
  lines.close();
  child.stdout.resume();
  return line;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/**
 * Starts the simulators as a child with a database of its own; it ends with this process, however that ends. A child
 * that ends before it is told to is started again at the same addresses.
 */
export async function runSimulators(
  settings: Settings,
  apiUrl: string,
  publicUrl: string,
  delays: readonly number[] = restartDelays,
): Promise<SimulatorsProcess> {
  const script = scriptOf(settings);
  let child: ChildProcess;
  let stopped = false;
  let failures = 0;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = (ports: { readonly http: string; readonly smtp: string }): ChildProcess => {
    startedAt = performance.now();
    return spawn(process.execPath, [script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
      env: {
        PORT: ports.http,
        SMTP_PORT: ports.smtp,
        DATA_DIR: join(settings.dataDir, 'simulators'),
        API_URL: apiUrl,
        SIMULATORS_PUBLIC_URL: publicUrl,
        SIMULATORS_SECRET: settings.simulatorSecret,
        SUPERVISOR_PID: String(process.pid),
        ...(settings.loaderPath === null ? {} : { LD_LIBRARY_PATH: settings.loaderPath }),
      },
    });
  };

  /** Starts the next one when this one is gone, as often as there are delays. */
  function succeed(addresses: Addresses): void {
    child.once('exit', () => {
      if (stopped) return;
      if (performance.now() - startedAt > settled) failures = 0;
      const delay = delays[failures];
      failures += 1;
      if (delay === undefined) return;
      timer = setTimeout(() => {
        child = begin({ http: new URL(addresses.url).port, smtp: new URL(addresses.smtpUrl).port });
        child.stdout?.resume();
        // Where the machine has no room for a process, the page goes on saying that there is none.
        child.once('error', () => undefined);
        succeed(addresses);
      }, delay);
    });
  }

  child = begin({ http: '0', smtp: '0' });
  const addresses = JSON.parse(await firstLine(child)) as Addresses;
  succeed(addresses);
  const { url, smtpUrl } = addresses;
  return {
    url,
    providers: simulatedSettings({
      ...{ url, publicUrl, smtpUrl, secret: settings.simulatorSecret },
      withIdentity: script === withIdentity,
    }),
    pid: () => (hasEnded(child) ? undefined : child.pid),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await end(child);
    },
  };
}
