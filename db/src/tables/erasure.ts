import type {
  DataKind,
  OrderEnding,
  PersonRequestKind,
  RetentionBasis,
  RetentionStart,
} from '@app/machines/rules';
import type { Sealed } from './columns.ts';

/** Blind indexes by which the persons of orders are found; of one person each value once. */
export interface PersonIndexesTable {
  kind: 'pesel' | 'email' | 'phone';
  valueIndex: string;
  orderId: string;
  personId: string;
}

/** How long a kind of data is kept after an order ended so. */
export interface RetentionRulesTable {
  kind: DataKind;
  ending: OrderEnding;
  days: number;
  countedFrom: RetentionStart;
  basis: RetentionBasis;
  /** The law's name, or our own reason; Polish. */
  reason: string;
  /** What the law demands; nobody can keep less. 0 where it is our own choice. */
  minimumDays: number;
  updatedAt: number | null;
  updatedBy: string | null;
}

/** Which kind of an order's data is gone, since when, and by whose asking. */
export interface OrderErasuresTable {
  orderId: string;
  kind: DataKind;
  at: number;
  /** Null: the retention job did it. */
  requestId: string | null;
}

/** What of an erased order still lies outside the database, or in it because it was restored, until it is removed there. */
export interface ErasureRestsTable {
  id: string;
  orderId: string;
  place: 'files' | 'simulators' | 'rows';
  /** In the store of files; of rows the kinds, with commas between them, or null for all. */
  path: string | null;
  createdAt: number;
}

/** A person has asked for something of the data about them. */
export interface PersonRequestsTable {
  id: string;
  number: string;
  kind: PersonRequestKind;
  /** By what the person was searched, and the blind index of it. */
  soughtBy: 'pesel' | 'email' | 'phone';
  personIndex: string;
  /** What was searched. */
  person: Sealed;
  reason: Sealed;
  userId: string | null;
  at: number;
  /** JSON: what was done, an order each; nothing personal. */
  done: string;
}

/** A run of the retention job that looked at something. */
export interface RetentionRunsTable {
  id: string;
  at: number;
  /** Orders of which something was erased. */
  orders: number;
  /** JSON: how often each kind was erased. */
  kinds: string;
  /** Orders that were due and held by something. */
  held: number;
}
