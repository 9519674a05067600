/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Does the work while holding one of these locks, whichever is free first; each is held by one page of this browser at a
 * time. Waits until one is free or the signal is aborted; the work has to end with the signal. A browser gives locks to
 * secure pages only: elsewhere the work is done without.
 */
export async function withLock(
  names: readonly string[],
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  void aborted(signal).then(() => waiting.abort());
  const requests = names.map((name) =>
    navigator.locks.request(name, { signal: waiting.signal }, async () => {
      // Two may be free in the same moment: the second is given back.
      if (waiting.signal.aborted) return;
      waiting.abort();
      await work();
    }),
  );
  await Promise.allSettled(requests);
}
