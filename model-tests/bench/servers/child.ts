import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { goesWithParent } from '@app/api/processes';

/** A server of the bench: a process of its own that says where it listens. */
export interface Child {
  readonly port: number;
  /** Milliseconds from its start until it said so. */
  readonly startedIn: number;
  /** What the process holds in memory, in MB. */
  readonly memory: () => number;
  /** The processor's time that the process has had, in ms; in steps of ten. */
  readonly busy: () => number;
  readonly end: () => Promise<void>;
}

const startTimeoutMs = 120_000;
const goesWithUs = pathToFileURL(goesWithParent).href;

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return gone;
}

/** Starts a script and waits until it prints an address on a port; a script that ends before is an error with its words. */
export async function startChild(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', goesWithUs, script], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${script} did not listen in time: ${said}`)),
      startTimeoutMs,
    );
    const onOutput = (part: Buffer): void => {
      said = (said + part.toString()).slice(-4_000);
      const found = /https?:\/\/[\w.]+:(\d+)/u.exec(said);
      if (found === null) return;
      clearTimeout(late);
      resolve(Number(found[1]));
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code ?? 'a signal'}: ${said}`)));
  });
  return {
    port,
    startedIn: performance.now() - began,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    busy: () => {
      const figures = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(figures[11]) + Number(figures[12])) * 10;
    },
    end: () => ended(child),
  };
}
