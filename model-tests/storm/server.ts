import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bareEnvironment } from '@app/api/testing';
import type { FaultName } from './storm-options.ts';

/** A server that is killed and started again on the same port. */
export interface StormServer {
  readonly url: string;
  /** Ends it without a word and starts it again; resolves when it serves. */
  readonly killAndRestart: () => Promise<void>;
  /** Asks it to stop, as a supervisor does. */
  readonly stop: () => Promise<void>;
}

const source = join(import.meta.dirname, '../../api/src');

/** Starts the server as a deployment does, or the one with a fault; tells each line of its log that it calls unexpected. */
export async function startStormServer(
  port: number,
  environment: Readonly<Record<string, string>>,
  fault: FaultName | null,
  unexpected: (line: string) => void,
): Promise<StormServer> {
  const url = `http://127.0.0.1:${port}`;
  const script = fault === null ? 'server.ts' : 'testing/faulty-server.ts';

  async function start() {
    const child = spawn(process.execPath, [join(source, script)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...environment,
        ...bareEnvironment(),
        MODE: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        ...(fault === null ? {} : { FAULT: fault }),
      },
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('"msg":"serving"')) resolve();
        if (line.includes('"msg":"unexpected error"')) unexpected(line);
      });
      void ended.then(() => reject(new Error('The server ended at its start')));
    });
    return { child, ended };
  }

  let running = await start();
  return {
    url,
    async killAndRestart() {
      running.child.kill('SIGKILL');
      await running.ended;
      running = await start();
    },
    async stop() {
      running.child.kill('SIGTERM');
      await running.ended;
    },
  };
}
