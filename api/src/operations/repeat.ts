import { describedError } from '../kernel/described-error.ts';
import type { Log } from '../kernel/log.ts';

/** Work that goes on beside the requests. */
export interface RepeatedJob {
  /** Resolves when a run that is under way has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs a job again and again in an interval; a failure is logged, and the next time it is tried again. */
export function repeat(
  doing: string,
  intervalMs: number,
  job: () => Promise<unknown>,
  log: Log,
): RepeatedJob {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (running !== null) return;
    running = job()
      .catch((error: unknown) => log.warn('background job failed', { doing, ...describedError(error) }))
      .then(() => {
        running = null;
      });
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
