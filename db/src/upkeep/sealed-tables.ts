import type { Schema } from '../tables/schema.ts';
import type { Sealed } from '../tables/columns.ts';

type SealedColumnOf<T> = { [C in keyof T]: NonNullable<T[C]> extends Sealed ? C : never }[keyof T];

type WithSealed = {
  [T in keyof Schema as SealedColumnOf<Schema[T]> extends never ? never : T]: {
    /** As the database and the places of its values call it. */
    readonly name: string;
    /** The columns that identify its rows in the places of their values. */
    readonly key: readonly (keyof Schema[T] & string)[];
    /** The column with the order under whose own key its values lie; rows without one, and tables without it, lie under the deployment's keys. */
    readonly order: (keyof Schema[T] & string) | null;
    readonly columns: Readonly<Record<SealedColumnOf<Schema[T]> & string, true>>;
  };
};

/** Every sealed column of every table; one that is missing here does not compile, so no key can be dropped that it needs. */
export const sealedTables = {
  orderKeys: { name: 'order_keys', key: ['orderId'], order: null, columns: { sealedKey: true } },
  orders: { name: 'orders', key: ['id'], order: 'id', columns: { contact: true } },
  companies: { name: 'companies', key: ['orderId'], order: 'orderId', columns: { details: true } },
  persons: { name: 'persons', key: ['id'], order: 'orderId', columns: { details: true } },
  drafts: { name: 'drafts', key: ['orderId'], order: 'orderId', columns: { data: true, typedNumbers: true } },
  numberReveals: {
    name: 'number_reveals',
    key: ['id'],
    order: 'orderId',
    columns: { personName: true, reason: true },
  },
  dataReads: {
    name: 'data_reads',
    key: ['id'],
    order: 'orderId',
    columns: { personName: true, reason: true },
  },
  readAlerts: { name: 'read_alerts', key: ['id'], order: null, columns: { explanation: true } },
  orderChanges: {
    name: 'order_changes',
    key: ['id'],
    order: 'orderId',
    columns: { before: true, after: true },
  },
  smsCodes: { name: 'sms_codes', key: ['id'], order: 'orderId', columns: { phone: true } },
  sessions: { name: 'sessions', key: ['tokenHash'], order: null, columns: { idToken: true } },
  identityLogins: { name: 'identity_logins', key: ['stateHash'], order: null, columns: { verifier: true } },
  signInTickets: {
    name: 'sign_in_tickets',
    key: ['ticketHash'],
    order: null,
    columns: { providerProof: true },
  },
  users: { name: 'users', key: ['id'], order: null, columns: { phone: true } },
  secondFactors: {
    name: 'second_factors',
    key: ['userId'],
    order: null,
    columns: { secret: true, pendingSecret: true },
  },
  orderEvents: {
    name: 'order_events',
    key: ['orderId', 'seq'],
    order: 'orderId',
    columns: { reason: true },
  },
  outbox: { name: 'outbox', key: ['id'], order: 'orderId', columns: { data: true } },
  idempotencyKeys: {
    name: 'idempotency_keys',
    key: ['scope', 'key'],
    order: 'orderId',
    columns: { reply: true },
  },
  inbox: { name: 'inbox', key: ['id'], order: 'orderId', columns: { raw: true, news: true } },
  bankVerifications: {
    name: 'bank_verifications',
    key: ['id'],
    order: 'orderId',
    columns: { answer: true },
  },
  refunds: { name: 'refunds', key: ['id'], order: 'orderId', columns: { explanation: true } },
  files: { name: 'files', key: ['id'], order: 'orderId', columns: { name: true, contentKey: true } },
  potentialFrauds: { name: 'potential_frauds', key: ['id'], order: 'orderId', columns: { note: true } },
  offerMails: { name: 'offer_mails', key: ['orderId', 'seq'], order: 'orderId', columns: { email: true } },
  shopWebhooks: { name: 'shop_webhooks', key: ['shopId'], order: null, columns: { secret: true } },
  personRequests: {
    name: 'person_requests',
    key: ['id'],
    order: null,
    columns: { person: true, reason: true },
  },
  comments: { name: 'comments', key: ['id'], order: 'orderId', columns: { body: true } },
} as const satisfies WithSealed;

/** A table that holds sealed values. */
export type SealedTable = keyof typeof sealedTables;
