/** Whether the server does its work: it does, its database takes nothing just now and calls wait for it, or it is closed for maintenance. */
export type Service = {
  readonly state: 'open' | 'waiting' | 'closed';
  /** When the server last said that it is closed; epoch milliseconds. */
  readonly closedAt: number | null;
};

let waiting = 0;
let closedAt: number | null = null;
let service: Service = { state: 'open', closedAt: null };
const listeners = new Set<() => void>();
const sleepers = new Set<() => void>();
/** Until when the server asked not to be asked again, epoch milliseconds by the question's address. */
const backoffs = new Map<string, number>();

function update() {
  const state = closedAt !== null ? 'closed' : waiting > 0 ? 'waiting' : 'open';
  if (state === service.state && closedAt === service.closedAt) return;
  service = { state, closedAt };
  for (const listener of listeners) listener();
}

/** What the pages subscribe to. */
export const serviceStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => service,
};

/** Records whether the server is closed. One of several may be while the others are open: a call to that one keeps its backoff. */
export function setClosed(closed: boolean): void {
  closedAt = closed ? Date.now() : null;
  update();
}

/** Holds back every request to this address for `time` milliseconds, as the server's Retry-After wants. */
export function setBackoff(url: string, time: number): void {
  backoffs.set(url, Date.now() + time);
}

/** Milliseconds for which requests to this address are still held back. */
export function backoffOf(url: string): number {
  const left = (backoffs.get(url) ?? 0) - Date.now();
  if (left > 0) return left;
  backoffs.delete(url);
  return 0;
}

/** Resolves after `time` milliseconds, or on `lookNow`; rejects when the signal is aborted. */
export function sleep(time: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (way: () => void) => () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      signal?.removeEventListener('abort', leave);
      way();
    };
    const wake = end(resolve);
    const leave = end(() => reject(signal?.reason));
    const timer = setTimeout(wake, time);
    sleepers.add(wake);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted === true) leave();
  });
}

/** As `sleep`, while the pages show that they wait for the server. */
export async function waitForServer(time: number, signal?: AbortSignal | null): Promise<void> {
  waiting += 1;
  update();
  try {
    await sleep(time, signal);
  } finally {
    waiting -= 1;
    update();
  }
}

/** For the button that looks again: every waiting request is sent at once. */
export function lookNow(): void {
  backoffs.clear();
  for (const wake of sleepers) wake();
}
