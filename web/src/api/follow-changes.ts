import { aborted, withLock } from './with-lock.ts';

/** Milliseconds until a stream that the server refused is opened again, and between two looks of a page that has none. */
const retryDelay = 10_000;

/** The streams that one browser keeps open: over HTTP/1.1 it has six connections to a host, and calls need some. */
const streams = ['order-stream-1', 'order-stream-2', 'order-stream-3'];

/** What the pages of one order say to each other: a version, null where each has to look by itself, or a question for the last. */
type Said = number | null | 'asked';

type Listener = {
  /** The order's version on the server; null where it is not known. */
  onVersion: (version: number | null) => void;
  /** Whether to open a stream that was refused again. */
  mayOpen: () => Promise<boolean>;
};

/** The server's stream until the signal is aborted. */
async function stream(address: string, { onVersion, mayOpen }: Listener, signal: AbortSignal): Promise<void> {
  let again: ReturnType<typeof setTimeout> | undefined;
  let source = open();
  function open() {
    const opened = new EventSource(address, { withCredentials: true });
    opened.addEventListener('version', ({ data }: MessageEvent<string>) => onVersion(Number(data)));
    // A browser that was answered with an error does not come back by itself.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again = setTimeout(() => void reopen(), retryDelay);
    });
    return opened;
  }
  async function reopen() {
    if ((await mayOpen()) && !signal.aborted) source = open();
  }
  await aborted(signal);
  clearTimeout(again);
  source.close();
}

/** The one page that streams for all pages of its order; until a stream is free, each looks by itself. */
async function lead(address: string, channel: BroadcastChannel, listener: Listener, signal: AbortSignal) {
  let last: number | null = null;
  const onVersion = (version: number | null) => {
    last = version;
    listener.onVersion(version);
    channel.postMessage(version satisfies Said);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data === 'asked' && last !== null) channel.postMessage(last satisfies Said);
  });
  const looking = setInterval(() => onVersion(null), retryDelay);
  void aborted(signal).then(() => clearInterval(looking));
  await withLock(streams, signal, () => {
    clearInterval(looking);
    return stream(address, { ...listener, onVersion }, signal);
  });
}

/**
 * Reports an order's versions while the page is visible, through one stream for all of the browser's pages of that order:
 * the page that holds it hands it over when it is hidden, put aside or closed. `address` is that stream's; ends with the signal.
 */
export function followChanges(address: string, listener: Listener, ended: AbortSignal): void {
  if (ended.aborted) return;
  const name = `order-changes:${address}`;
  let here: AbortController | null = null;
  function join() {
    if (here !== null || document.visibilityState === 'hidden') return;
    here = new AbortController();
    const { signal } = here;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data !== 'asked') listener.onVersion(data);
    });
    channel.postMessage('asked' satisfies Said);
    void aborted(signal).then(() => channel.close());
    void withLock([name], signal, () => lead(address, channel, listener, signal));
  }
  function leave() {
    here?.abort();
    here = null;
  }
  const turn = () => (document.visibilityState === 'hidden' ? leave() : join());
  join();
  ended.addEventListener('abort', leave);
  window.addEventListener('pagehide', leave, { signal: ended });
  window.addEventListener('pageshow', join, { signal: ended });
  document.addEventListener('visibilitychange', turn, { signal: ended });
}
