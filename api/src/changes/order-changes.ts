/** Tells the pages that follow an order that it has a new version. Hears of this process's changes; pages ask the database now and then for the others'. */
export interface OrderChanges {
  announce(orderId: string, version: number): void;
  /** Calls the listener with each new version until the answered function is called. */
  follow(orderId: string, listener: (version: number) => void): () => void;
}

/** The changes of this process. */
export function orderChanges(): OrderChanges {
  const followers = new Map<string, Set<(version: number) => void>>();
  return {
    announce(orderId, version) {
      for (const listener of followers.get(orderId) ?? []) listener(version);
    },
    follow(orderId, listener) {
      const listeners = followers.get(orderId) ?? new Set();
      followers.set(orderId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) followers.delete(orderId);
      };
    },
  };
}
