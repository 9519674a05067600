import { Worker } from 'node:worker_threads';
import type { SheetAnswer, SheetLimits } from './sheet-rows.ts';

const timeoutMs = 20_000;
/** What a thread may hold, in MB: far more than a sheet within the limits needs. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** Whoever comes later waits: however many files are sent, one is in memory, and no more wait than are soon read. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
const mostWaiting = 12;

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

/**
 * Reads the first sheet of an xls or xlsx in a thread of its own, with bounded memory and time; its content is read when its turn comes.
 * Null where too many wait already.
 */
export async function readSheet(
  content: () => Promise<Uint8Array>,
  limits: SheetLimits,
): Promise<SheetAnswer | null> {
  if (waiting >= mostWaiting) return null;
  waiting += 1;
  const reading = turn.then(async () => readNow(await content(), limits));
  // The next one's turn comes, whatever became of this one.
  turn = reading.catch(() => undefined);
  try {
    return await reading;
  } finally {
    waiting -= 1;
  }
}
