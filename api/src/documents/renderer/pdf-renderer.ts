import { Worker } from 'node:worker_threads';
import type { DocumentDefinition } from '../document.ts';
import type { DrawnPage } from './draw-page.ts';

/** What the press can do, and what each job takes and gives. */
export interface Jobs {
  drawPdf: { input: [DocumentDefinition]; output: Uint8Array };
  drawPage: { input: [Uint8Array, number]; output: DrawnPage };
  countPages: { input: [Uint8Array]; output: number };
  drawWatermarkSheet: { input: [readonly string[]]; output: DrawnPage };
}
export interface Order {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly input: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly output: Jobs[keyof Jobs]['output'] }
  | { readonly id: number; readonly failure: string };

const patience = 60_000;

interface Waiting {
  readonly done: (output: Jobs[keyof Jobs]['output']) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function settle(id: number): Waiting | undefined {
  const job = waiting.get(id);
  if (!job) return undefined;
  waiting.delete(id);
  clearTimeout(job.timer);
  if (waiting.size === 0) worker?.unref();
  return job;
}

/** The thread is gone or stuck: every job in it fails, and the next job starts a new thread. */
function breakDown(reason: string): void {
  const broken = worker;
  worker = undefined;
  for (const id of [...waiting.keys()])
    settle(id)?.failed(new Error(`The document press stopped: ${reason}`));
  void broken?.terminate();
}

function started(): Worker {
  if (worker) return worker;
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  const ifCurrent = (reason: string): void => {
    if (worker === thread) breakDown(reason);
  };
  thread.on('message', (answer: Answer) => {
    const job = settle(answer.id);
    if ('failure' in answer) job?.failed(new Error(`The document could not be drawn: ${answer.failure}`));
    else job?.done(answer.output);
  });
  thread.on('error', (error: unknown) => ifCurrent(String(error)));
  thread.on('exit', (code) => ifCurrent(`exit ${code}`));
  worker = thread;
  return thread;
}

/**
 * Has the press do a job in its own thread, so that drawing never holds up requests. One thread serves all jobs in turn;
 * it does not keep the process alive when nothing is asked of it. Rejects when drawing fails or takes over a minute.
 */
export function press<Name extends keyof Jobs>(
  job: Name,
  ...input: Jobs[Name]['input']
): Promise<Jobs[Name]['output']> {
  const { promise, resolve, reject } = Promise.withResolvers<Jobs[Name]['output']>();
  const thread = started();
  thread.ref();
  lastId += 1;
  const timer = setTimeout(() => breakDown(`${job} took longer than ${patience} ms`), patience);
  waiting.set(lastId, { done: resolve as Waiting['done'], failed: reject, timer });
  thread.postMessage({ id: lastId, job, input } satisfies Order);
  return promise;
}
