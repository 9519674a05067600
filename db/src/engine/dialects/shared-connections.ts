import pg from 'pg';

interface Shared {
  readonly client: Promise<pg.PoolClient>;
  asking: number;
  broken: Error | undefined;
}

/**
 * Shares connections while they are in use: queries that start at once go out in one packet and wake one
 * process of the database. Only for what neither writes nor waits for a lock: each waits for those before it. Another
 * connection is taken where so many already wait `maxPending`, but no more than `maxConnections`: a connection that gets another query
 * before it has answered is never given back, and whoever writes needs one too.
 */
export function sharedConnections(
  pool: pg.Pool,
  { maxPending, maxConnections }: { readonly maxPending: number; readonly maxConnections: number },
): <R>(run: (client: pg.PoolClient) => Promise<R>) => Promise<R> {
  let inUse: Shared[] = [];

  const join = (): Shared => {
    const open = inUse.find(({ asking }) => asking < maxPending);
    if (open !== undefined) return open;
    const [calmest] = inUse.toSorted((one, other) => one.asking - other.asking);
    if (calmest !== undefined && inUse.length >= maxConnections) return calmest;
    const taken: Shared = { client: pool.connect(), asking: 0, broken: undefined };
    inUse.push(taken);
    return taken;
  };

  const withdraw = (shared: Shared): void => {
    inUse = inUse.filter((each) => each !== shared);
  };

  return async (run) => {
    const shared = join();
    shared.asking += 1;
    try {
      return await run(await shared.client);
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
