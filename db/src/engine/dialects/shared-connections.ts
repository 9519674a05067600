import pg from 'pg';

interface Shared {
  readonly client: Promise<pg.PoolClient>;
  asking: number;
  broken: Error | undefined;
}

/**
 * Asks on connections that are shared while they are in use: what is asked at once goes out in one packet and wakes one
 * process of the database. Only for what neither writes nor waits for a lock: each waits for those before it. Another
 * connection is taken where so many already wait `together`, but no more than `most`: a connection that is asked again
 * before it has answered is never given back, and whoever writes needs one too.
 */
export function sharedConnections(
  pool: pg.Pool,
  { together, most }: { readonly together: number; readonly most: number },
): <R>(ask: (client: pg.PoolClient) => Promise<R>) => Promise<R> {
  let inUse: Shared[] = [];

  const join = (): Shared => {
    const open = inUse.find(({ asking }) => asking < together);
    if (open !== undefined) return open;
    const [calmest] = inUse.toSorted((one, other) => one.asking - other.asking);
    if (calmest !== undefined && inUse.length >= most) return calmest;
    const taken: Shared = { client: pool.connect(), asking: 0, broken: undefined };
    inUse.push(taken);
    return taken;
  };

  const withdraw = (shared: Shared): void => {
    inUse = inUse.filter((each) => each !== shared);
  };

  return async (ask) => {
    const shared = join();
    shared.asking += 1;
    try {
      return await ask(await shared.client);
    } catch (error) {
      // What the database has refused says nothing about the connection.
      if (!(error instanceof pg.DatabaseError)) {
        shared.broken = error as Error;
        withdraw(shared);
      }
      throw error;
    } finally {
      shared.asking -= 1;
      if (shared.asking === 0) {
        withdraw(shared);
        const { broken } = shared;
        shared.client.then(
          (client) => client.release(broken),
          () => undefined,
        );
      }
    }
  };
}
