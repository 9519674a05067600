import type { Kysely } from 'kysely';
import type { Schema, DialectName } from '../tables/schema.ts';
import type { Keyring } from './sealed/keyring.ts';
import { OrderKeys } from './sealed/known-order-keys.ts';
import type { BoundStatement, InOrder, Run } from './statement.ts';

/** Short messages between the processes that share a database. Received by whoever listens at that moment, stored nowhere. */
export interface Signals {
  /** To all processes, the sender too. */
  send(texts: readonly string[]): Promise<void>;
  /** `onMissed` is called when messages may have been lost: the connection was lost for a while. Answers how to stop. */
  listen(onMessage: (text: string) => void, onMissed: () => void): () => Promise<void>;
}

/** How the data is reached: queries built as they are needed, and statements that were compiled once. */
interface Inside {
  readonly kysely: Kysely<Schema>;
  readonly run: Run;
}

/**
 * Runs statements as one transaction: the first, and the others only where it answers a row (so it has to, by `returning`). Resolves
 * to the first one's rows after the commit.
 */
export type Autocommit = (statements: InOrder<BoundStatement>) => Promise<unknown[]>;

/**
 * What each engine does in its own way. Outside a transaction committed data is read, on SQLite through a connection
 * that cannot write; everything else is written once for both.
 */
export interface Engine extends Inside {
  readonly name: DialectName;
  transaction<T>(job: (inside: Inside) => Promise<T>): Promise<T>;
  readonly autocommit: Autocommit;
  migrate(): Promise<void>;
  isCurrent(): Promise<boolean>;
  /** Null where one process has the database to itself. */
  readonly signals: Signals | null;
  close(): Promise<void>;
}

/** What a query needs: the data as a transaction sees it (or, of the database itself, as last committed), and the keys. */
export interface Tx extends Inside {
  readonly dialect: DialectName;
  readonly keys: Keyring;
  /** Orders' own keys that are known already. */
  readonly orderKeys: OrderKeys;
}

/** Read from it directly, write inside `transaction`. */
export interface Database extends Tx {
  /**
   * Resolves after the commit and rejects when nothing was written. The job may await queries of its own transaction
   * and nothing else, and may run again after a serialization failure: hash, draw random values and call providers before or after.
   */
  transaction<T>(job: (tx: Tx) => Promise<T>): Promise<T>;
  readonly autocommit: Autocommit;
  /** Brings the tables forward to this release; running it again changes nothing. */
  migrate(): Promise<void>;
  /** Whether the tables are of this release. */
  isCurrent(): Promise<boolean>;
  /** Messages between the processes on one database; null where there is only one. */
  readonly signals: Signals | null;
  close(): Promise<void>;
}

/** The database of an engine whose personal columns open with these keys. */
export function databaseOn(engine: Engine, keys: Keyring): Database {
  const orderKeys = new OrderKeys();
  return {
    kysely: engine.kysely,
    run: engine.run,
    dialect: engine.name,
    keys,
    orderKeys,
    async transaction(job) {
      let own = new OrderKeys(orderKeys);
      const result = await engine.transaction((inside) => {
        own = new OrderKeys(orderKeys);
        return job({ ...inside, dialect: engine.name, keys, orderKeys: own });
      });
      own.committed();
      return result;
    },
    autocommit: engine.autocommit,
    migrate: () => engine.migrate(),
    isCurrent: () => engine.isCurrent(),
    signals: engine.signals,
    close: () => engine.close(),
  };
}
