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

/** Something has changed that pages of staff show: an order, its comments and tasks, who looks at it, a user's bell; or what an account may do. */
export interface News {
  readonly kind: 'order' | 'comment' | 'view' | 'bell' | 'account';
  /** The order's id; of a bell and an account the user's. */
  readonly id: string;
}

/** Who hears of every change, whichever process made it. */
export interface Listener {
  readonly news: (news: News) => void;
  /** There are no more changes: this process stops. */
  readonly stopped: () => void;
}

/** Announces an order's new version to the pages that follow it, whichever process made it. */
export interface OrderChanges {
  announce(orderId: string, version: number): void;
  /** Announces what has no version. */
  tell(kind: Exclude<News['kind'], 'order'>, id: string): void;
  /** Calls the listener with every change until this process stops. */
  hear(listener: Listener): void;
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

  const listeners: Listener[] = [];

  /** `subject` is an order's id, or 'kind:id' of what has no version. */
  const notify = (subject: string, version: number): void => {
    for (const follower of followers.get(subject) ?? []) follower.changed(version);
    const [id = '', kind = 'order'] = subject.split(':').toReversed();
    for (const { news } of listeners) news({ kind: kind as News['kind'], id });
  };

  const announce = (subject: string, version: number): void => {
    notify(subject, version);
    if (signals === null) return;
    unsent.set(subject, Math.max(version, unsent.get(subject) ?? 0));
    if (!sending) void send(signals);
  };

  async function send(to: Signals): Promise<void> {
    sending = true;
    while (unsent.size > 0) {
      const texts = [...unsent].map(([subject, version]) => `${subject} ${version}`);
      unsent = new Map();
      // A lost message costs seconds: pages ask the database now and then.
      await to.send(texts).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, batchMs).unref());
    }
    sending = false;
  }

  const unlisten = signals?.listen(
    (text) => {
      const [subject = '', version] = text.split(' ');
      notify(subject, Number(version));
    },
    () => everyone().forEach(({ missed }) => missed()),
  );

  return {
    announce,
    tell: (kind, id) => announce(`${kind}:${id}`, 0),
    hear: (listener) => void listeners.push(listener),
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
      for (const { stopped } of [...everyone(), ...listeners]) stopped();
      await unlisten?.();
    },
  };
}
