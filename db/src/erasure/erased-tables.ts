import type { DataKind } from '@app/machines/rules';
import type { FileType } from '../tables/documents.ts';
import type { Schema } from '../tables/schema.ts';
import type { ClientTable } from '../upkeep/personal-data.ts';

type NullableColumn<T> = { [C in keyof T & string]: null extends T[C] ? C : never }[keyof T & string];

/** What goes of an order's rows with a kind of data: the rows, or these columns of rows that have to stay. */
type ErasedPart<T extends ClientTable> =
  | { readonly kind: DataKind; readonly goes: 'rows' }
  | { readonly kind: DataKind; readonly goes: readonly NullableColumn<Schema[T]>[] };

/** A table whose rows do not all go alike; `erase-order.ts` says how, and `forget-order.ts` of the order's key. */
type ErasedByContent = 'files' | 'idempotencyKeys' | 'orderKeys';

const rows = (kind: DataKind) => [{ kind, goes: 'rows' }] as const;

/**
 * To which kind of data each table of clients belongs, and what goes of it; one that is not said here does not compile. In the
 * order in which they are emptied: what refers to something goes before it.
 */
export const erasedTables = {
  orders: [
    { kind: 'application', goes: ['contact', 'contactEmailIndex', 'contactPhoneIndex', 'redirectUrl'] },
    { kind: 'contract', goes: ['shippingNumber'] },
  ],
  companies: rows('application'),
  persons: rows('application'),
  personIndexes: rows('application'),
  consents: rows('application'),
  drafts: rows('application'),
  orderChanges: rows('application'),
  orderSearch: [{ kind: 'application', goes: ['name'] }],
  companyWords: rows('application'),
  orderMarks: rows('application'),
  potentialFrauds: rows('application'),
  smsCodes: rows('communication'),
  offerMails: rows('communication'),
  comments: rows('communication'),
  outbox: rows('communication'),
  inbox: rows('communication'),
  agreements: rows('contract'),
  signatures: [{ kind: 'contract', goes: ['signers', 'trackingNumber'] }],
  payments: [{ kind: 'accounting', goes: ['redirectUrl'] }],
  paymentOperations: [],
  refunds: [{ kind: 'accounting', goes: ['explanation'] }],
  bankVerifications: [{ kind: 'accounting', goes: ['answer', 'personId', 'redirectUrl'] }],
  orderEvents: [{ kind: 'traces', goes: ['reason'] }],
  numberReveals: rows('traces'),
  dataReads: [{ kind: 'traces', goes: ['personName', 'reason'] }],
  clientVisits: rows('traces'),
} as const satisfies { readonly [T in Exclude<ClientTable, ErasedByContent>]: readonly ErasedPart<T>[] };

/** To which kind an order's file belongs; a logo is its shop's. */
export const kindOfFile = {
  contract: 'contract',
  guarantee: 'contract',
  contract_with_guarantee: 'contract',
  signed_agreement: 'contract',
  reading_copy: 'contract',
  owul: 'contract',
  invoice: 'contract',
  offer: 'communication',
  specification: 'application',
  picture: 'application',
  other: 'application',
  logo: null,
} as const satisfies Readonly<Record<FileType, DataKind | null>>;

/** A part of a table as plain data. */
export interface ErasedRows {
  readonly table: string;
  readonly kind: DataKind;
  readonly goes: 'rows' | readonly string[];
}

/** The parts of a kind, in the order in which they are emptied. */
export const partsOf = (kind: DataKind): readonly ErasedRows[] =>
  Object.entries<readonly Omit<ErasedRows, 'table'>[]>(erasedTables).flatMap(([table, parts]) =>
    parts.filter((part) => part.kind === kind).map((part) => ({ table, ...part })),
  );

/** The types of files that belong to a kind. */
export const fileTypesOf = (kind: DataKind): readonly FileType[] =>
  (Object.keys(kindOfFile) as FileType[]).filter((type) => kindOfFile[type] === kind);
