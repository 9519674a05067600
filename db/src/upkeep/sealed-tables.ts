import type { Schema } from '../tables/schema.ts';
import type { Sealed } from '../tables/columns.ts';

type SealedColumnOf<T> = { [C in keyof T]: NonNullable<T[C]> extends Sealed ? C : never }[keyof T];

type WithSealed = {
  [T in keyof Schema as SealedColumnOf<Schema[T]> extends never ? never : T]: {
    /** As the database and the places of its values call it. */
    readonly name: string;
    /** The columns that identify its rows in the places of their values. */
    readonly key: readonly (keyof Schema[T] & string)[];
    readonly columns: Readonly<Record<SealedColumnOf<Schema[T]> & string, true>>;
  };
};

/** Every sealed column of every table; one that is missing here does not compile, so no key can be dropped that it needs. */
export const sealedTables = {
  orders: { name: 'orders', key: ['id'], columns: { contact: true } },
  companies: { name: 'companies', key: ['orderId'], columns: { details: true } },
  persons: { name: 'persons', key: ['id'], columns: { details: true } },
  drafts: { name: 'drafts', key: ['orderId'], columns: { data: true, typedNumbers: true } },
  numberReveals: { name: 'number_reveals', key: ['id'], columns: { personName: true, reason: true } },
  dataReads: { name: 'data_reads', key: ['id'], columns: { personName: true, reason: true } },
  readAlerts: { name: 'read_alerts', key: ['id'], columns: { explanation: true } },
  orderChanges: { name: 'order_changes', key: ['id'], columns: { before: true, after: true } },
  smsCodes: { name: 'sms_codes', key: ['id'], columns: { phone: true } },
  sessions: { name: 'sessions', key: ['tokenHash'], columns: { idToken: true } },
  identityLogins: { name: 'identity_logins', key: ['stateHash'], columns: { verifier: true } },
  signInTickets: { name: 'sign_in_tickets', key: ['ticketHash'], columns: { providerProof: true } },
  users: { name: 'users', key: ['id'], columns: { phone: true } },
  secondFactors: {
    name: 'second_factors',
    key: ['userId'],
    columns: { secret: true, pendingSecret: true },
  },
  orderEvents: { name: 'order_events', key: ['orderId', 'seq'], columns: { reason: true } },
  outbox: { name: 'outbox', key: ['id'], columns: { data: true } },
  idempotencyKeys: { name: 'idempotency_keys', key: ['scope', 'key'], columns: { reply: true } },
  inbox: { name: 'inbox', key: ['id'], columns: { raw: true, news: true } },
  bankVerifications: { name: 'bank_verifications', key: ['id'], columns: { answer: true } },
  refunds: { name: 'refunds', key: ['id'], columns: { explanation: true } },
  files: { name: 'files', key: ['id'], columns: { name: true } },
  potentialFrauds: { name: 'potential_frauds', key: ['id'], columns: { note: true } },
  offerMails: { name: 'offer_mails', key: ['orderId', 'seq'], columns: { email: true } },
  shopWebhooks: { name: 'shop_webhooks', key: ['shopId'], columns: { secret: true } },
  comments: { name: 'comments', key: ['id'], columns: { body: true } },
} as const satisfies WithSealed;

/** A table that holds sealed values. */
export type SealedTable = keyof typeof sealedTables;
