import { Worker } from 'node:worker_threads';
import type { DocumentDefinition } from '../document.ts';
import type { DrawnPage } from './draw-page.ts';

/** The jobs of the PDF renderer, with what each takes and gives. */
export interface RenderJobs {
  drawPdf: { input: [DocumentDefinition]; output: Uint8Array };
  drawPage: { input: [Uint8Array, number]; output: DrawnPage };
  readPages: { input: [Uint8Array]; output: readonly string[] };
  countPages: { input: [Uint8Array]; output: number };
  drawWatermarkPage: { input: [readonly string[]]; output: DrawnPage };
}
export interface RenderJob {
  readonly id: number;
  readonly job: keyof RenderJobs;
  readonly input: readonly unknown[];
}
export type RenderResult =
  | { readonly id: number; readonly output: RenderJobs[keyof RenderJobs]['output'] }
  | { readonly id: number; readonly failure: string };

const timeoutMs = 60_000;

interface Waiting {
  readonly done: (output: RenderJobs[keyof RenderJobs]['output']) => void;
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
function failAll(reason: string): void {
  const broken = worker;
  worker = undefined;
  for (const id of [...waiting.keys()]) settle(id)?.failed(new Error(`The PDF renderer stopped: ${reason}`));
  void broken?.terminate();
}

function started(): Worker {
  if (worker) return worker;
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  const ifCurrent = (reason: string): void => {
    if (worker === thread) failAll(reason);
  };
  thread.on('message', (result: RenderResult) => {
    const job = settle(result.id);
    if ('failure' in result) job?.failed(new Error(`The document could not be drawn: ${result.failure}`));
    else job?.done(result.output);
  });
  thread.on('error', (error: unknown) => ifCurrent(String(error)));
  thread.on('exit', (code) => ifCurrent(`exit ${code}`));
  worker = thread;
  return thread;
}

/**
 * Runs a job in a thread of its own, so that drawing never holds up requests. One thread serves all jobs in turn;
 * it does not keep the process alive when nothing is asked of it. Rejects when drawing fails or takes over a minute.
 */
export function runRenderer<Name extends keyof RenderJobs>(
  job: Name,
  ...input: RenderJobs[Name]['input']
): Promise<RenderJobs[Name]['output']> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderJobs[Name]['output']>();
  const thread = started();
  thread.ref();
  lastId += 1;
  const timer = setTimeout(() => failAll(`${job} took longer than ${timeoutMs} ms`), timeoutMs);
  waiting.set(lastId, { done: resolve as Waiting['done'], failed: reject, timer });
  thread.postMessage({ id: lastId, job, input } satisfies RenderJob);
  return promise;
}
