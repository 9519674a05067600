import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { simulatedSettings, type ProviderSettings } from '../providers/index.ts';

/** The simulators' process, its address and the settings under which the adapters speak to it. */
export interface SimulatorsProcess {
  readonly url: string;
  readonly providers: ProviderSettings;
  readonly stop: () => Promise<void>;
}

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

/** Starts the simulators as a child with a database of its own; it ends with this process, however that ends. */
export async function runSimulators(
  settings: Settings,
  apiUrl: string,
  publicUrl: string,
): Promise<SimulatorsProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../providers/simulators.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: {
      PORT: '0',
      SMTP_PORT: '0',
      DATA_DIR: join(settings.dataDir, 'simulators'),
      API_URL: apiUrl,
      SIMULATORS_PUBLIC_URL: publicUrl,
      SIMULATORS_SECRET: settings.simulatorSecret,
      SUPERVISOR_PID: String(process.pid),
      ...(settings.loaderPath === null ? {} : { LD_LIBRARY_PATH: settings.loaderPath }),
    },
  });
  const { url, smtpUrl } = JSON.parse(await firstLine(child)) as { url: string; smtpUrl: string };
  return {
    url,
    providers: simulatedSettings({ url, publicUrl, smtpUrl, secret: settings.simulatorSecret }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
        child.once('exit', () => {
          clearTimeout(late);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
