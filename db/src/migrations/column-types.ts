import type { DialectName } from '../tables/schema.ts';

/** The words in which the engines differ where tables are declared. */
export interface ColumnTypes {
  readonly dialect: DialectName;
  /** Compared byte by byte on both, whatever the cluster's language. */
  readonly text: string;
  /** 64 bits: grosz and epoch milliseconds do not fit into 32. */
  readonly int: string;
  /** What ends a `create table`: SQLite checks types only when told to. */
  readonly end: string;
  /** The same for a table that is its own primary index. */
  readonly endClustered: string;
}

export const columnTypes: Record<DialectName, ColumnTypes> = {
  sqlite: {
    dialect: 'sqlite',
    text: 'text',
    int: 'integer',
    end: 'strict',
    endClustered: 'strict, without rowid',
  },
  postgres: { dialect: 'postgres', text: 'text collate "C"', int: 'bigint', end: '', endClustered: '' },
};

/** A migration is its statements, in order. A released one is never changed; the next one mends it. */
export type Statements = (types: ColumnTypes) => readonly string[];
