import { Worker } from 'node:worker_threads';
import type { SheetAnswer, SheetLimits } from './sheet-rows.ts';

const timeoutMs = 20_000;
/** What a thread may hold, in MB: far more than a sheet within the limits needs. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** Whoever comes later waits: however many files are sent, one is in memory. */
let turn: Promise<unknown> = Promise.resolve();

async function readNow(content: Uint8Array, limits: SheetLimits): Promise<SheetAnswer> {
  const { promise, resolve } = Promise.withResolvers<SheetAnswer>();
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    ...{ execArgv: [], resourceLimits, workerData: { content, limits } },
  });
  const tooMuch = (): void => resolve({ fault: 'large' });
  const timer = setTimeout(tooMuch, timeoutMs);
  thread.once('message', resolve);
  // It holds too much, or stopped without a word.
  thread.once('error', tooMuch);
  thread.once('exit', tooMuch);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Reads the first sheet of an xls or xlsx in a thread of its own, with bounded memory and time. */
export function readSheet(content: Uint8Array, limits: SheetLimits): Promise<SheetAnswer> {
  const reading = turn.then(() => readNow(content, limits));
  turn = reading;
  return reading;
}
