import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { minimalEnvironment } from './minimal-environment.ts';

/** The simulators as a process that may be killed and started again, with what they saw kept in `dataDir`. */
export interface KillableSimulators {
  readonly url: string;
  /** Ends it without a word. */
  readonly kill: () => Promise<void>;
}

/** Starts the simulators; resolves when they listen. */
export async function startSimulatorsProcess(options: {
  readonly port: number;
  readonly smtpPort: number;
  readonly dataDir: string;
  readonly apiUrl: string;
  readonly secret: string;
}): Promise<KillableSimulators> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../hosting/simulators/simulators.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...minimalEnvironment(),
      PORT: String(options.port),
      SMTP_PORT: String(options.smtpPort),
      DATA_DIR: options.dataDir,
      API_URL: options.apiUrl,
      SIMULATORS_SECRET: options.secret,
      SUPERVISOR_PID: String(process.pid),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', () => resolve());
    void ended.then(() => reject(new Error('The simulators ended at their start')));
  });
  return {
    url: `http://127.0.0.1:${options.port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
