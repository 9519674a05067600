import type { Ports } from '../ports.ts';
import { nextDue, performDueEffects } from './perform-outbox.ts';

/** How often to look without being woken: other processes write outbox rows too. */
const lookEvery = 5_000;

export interface OutboxWorker {
  readonly wake: () => void;
  /** Takes nothing new and resolves when what was taken is done. */
  readonly stop: () => Promise<void>;
}

/** Performs effects as they come due, until it is stopped. `ports` is asked for late, because ports know the worker. */
export function startOutboxWorker(ports: () => Ports): OutboxWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await performDueEffects(ports())) > 0);
    } while (again && !stopped);
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, ms);
  }

  async function pause(): Promise<number> {
    const due = await nextDue(ports());
    return due === null ? lookEvery : Math.max(50, Math.min(lookEvery, due - ports().now()));
  }

  function wake(): void {
    if (stopped) return;
    if (running !== null) {
      again = true;
      return;
    }
    running = run()
      .then(pause)
      .catch((error: unknown) => {
        ports().log(`outbox: ${error instanceof Error ? error.message : String(error)}`);
        return lookEvery;
      })
      .then((ms) => {
        running = null;
        if (again) wake();
        else wait(ms);
      });
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
