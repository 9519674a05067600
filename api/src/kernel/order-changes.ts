import type { Signals } from '@app/db';

/** What a page that follows an order is notified of. */
export interface Follower {
  /** The order has this version now. */
  readonly changed: (version: number) => void;
  /** Announcements may have been lost: the follower has to read the database. */
  readonly missed: () => void;
  /** There are no more changes: this process stops. */
  readonly stopped: () => void;
}

/** Announces an order's new version to the pages that follow it, whichever process made it. */
export interface OrderChanges {
  announce(orderId: string, version: number): void;
  /** Calls the follower with each version until the returned function is called. */
  follow(orderId: string, follower: Follower): () => void;
  /** A place among the open streams of a source, given back by the answered function; null where all are taken. */
  admit(source: string): (() => void) | null;
  /** Ends every follower. */
  end(): Promise<void>;
}

/** Streams that one source may have open in a process: a network of many people, and no more connections than a server has. */
export const maxStreams = 100;

/** Announcements within this time share one message, because each message is a transaction of the database. */
const batchMs = 20;

/**
 * The changes of this process, and with `signals` those of every process on the database. The first announcement is sent
 * at once, those made shortly after it go together in the next: however many orders move, few messages are sent.
 */
export function orderChanges(signals: Signals | null = null): OrderChanges {
  const followers = new Map<string, Set<Follower>>();
  const everyone = (): Follower[] => [...followers.values()].flatMap((each) => [...each]);
  const streams = new Map<string, number>();
  let unsent = new Map<string, number>();
  let sending = false;

  const notify = (orderId: string, version: number): void => {
    for (const follower of followers.get(orderId) ?? []) follower.changed(version);
  };

  async function send(to: Signals): Promise<void> {
    sending = true;
    while (unsent.size > 0) {
      const texts = [...unsent].map(([orderId, version]) => `${orderId} ${version}`);
      unsent = new Map();
      // A lost message costs seconds: pages ask the database now and then.
      await to.send(texts).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, batchMs).unref());
    }
    sending = false;
  }

  const unlisten = signals?.listen(
    (text) => {
      const [orderId = '', version] = text.split(' ');
      notify(orderId, Number(version));
    },
    () => everyone().forEach(({ missed }) => missed()),
  );

  return {
    announce(orderId, version) {
      notify(orderId, version);
      if (signals === null) return;
      unsent.set(orderId, Math.max(version, unsent.get(orderId) ?? 0));
      if (!sending) void send(signals);
    },
    follow(orderId, follower) {
      const together = followers.get(orderId) ?? new Set();
      followers.set(orderId, together.add(follower));
      return () => {
        together.delete(follower);
        if (together.size === 0) followers.delete(orderId);
      };
    },
    admit(source) {
      const open = streams.get(source) ?? 0;
      if (open >= maxStreams) return null;
      streams.set(source, open + 1);
      return () => {
        const remaining = (streams.get(source) ?? 1) - 1;
        if (remaining === 0) streams.delete(source);
        else streams.set(source, remaining);
      };
    },
    async end() {
      for (const follower of everyone()) follower.stopped();
      await unlisten?.();
    },
  };
}
