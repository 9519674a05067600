import type { Schema } from '../tables/schema.ts';
import { sealedTables, type SealedTable } from './sealed-tables.ts';

/** Whom the rows of a table tell something of. */
export type Whose = 'client' | 'asker' | 'staff' | 'shop';

/** What of persons stands in a table, and how long its rows stay. */
export interface Held {
  readonly whose: Whose;
  readonly holds: string;
  readonly kept: string;
}

/** Each kind of data as long as the rule of its order's end says (`retention_rules`). */
const byRule = "by the rule of its kind, after its order's end";
/** Nothing of the client stands there. */
const withOrder = 'as long as its order';
const withAccount = 'as long as its account';
const withShop = 'as long as its shop';

const client = (holds: string, kept = byRule) => ({ whose: 'client', holds, kept }) as const;
const staff = (holds: string, kept = withAccount) => ({ whose: 'staff', holds, kept }) as const;
const shop = (holds: string, kept = withShop) => ({ whose: 'shop', holds, kept }) as const;

/** Whatever is joined to an order or account by its id and says nothing of a person by itself, and what is about no person. */
const nothing = null;

/**
 * What every table holds of persons; a new table that is not said here does not compile, nor one with a sealed column that holds nothing. Which of its columns are sealed stands in
 * `sealedTables`.
 */
export const personalDataIn = {
  orders: client('contact person: name, e-mail, telephone; blind indexes of both'),
  companies: client('company of a sole trader: name, address, account, income, answers, device fingerprint'),
  persons: client('everything that the form asks of a person'),
  consents: client('which consent was given or refused, and when'),
  drafts: client('what was typed and not sent yet'),
  smsCodes: client('telephone that a code went to'),
  orderEvents: client('what people wrote as a reason'),
  orderChanges: client('corrected values, before and after'),
  orderSearch: client("names of capital companies alone, which are nobody's personal data"),
  companyWords: client("blind indexes of the words of a company's name"),
  orderMarks: client('blind indexes by which orders of one person are found'),
  personIndexes: client("blind indexes of persons' PESEL, e-mail and telephone"),
  personRequests: {
    ...client('who of the persons asked for what, and what was done', 'without end: it proves what was done'),
    whose: 'asker',
  },
  numberReveals: client('whose numbers were shown to whom, and why'),
  dataReads: client(
    'who read what, when and from where; the name of whom a copy was for, and why',
    '2 years',
  ),
  readAlerts: staff('whose reading was unusual, and how that was explained', '2 years'),
  potentialFrauds: client('which orders resemble each other, and what was noted about it'),
  offerMails: client('e-mail that an offer went to'),
  payments: client('payments of an order, without the payer'),
  paymentOperations: client("the provider's operations, without the payer"),
  refunds: client('why money stays, in words'),
  signatures: client('processes of signing and who has signed, by id'),
  bankVerifications: client("the bank's answer: account and holder"),
  agreements: client('which file is the agreement'),
  files: client('names of files; their content lies in the store of files'),
  comments: client('what staff wrote about an order'),
  clientVisits: client('when the client was last here'),
  outbox: client('what an effect carries: letters’ data, links to a password'),
  inbox: client('notifications of providers as they came'),
  idempotencyKeys: client('replies to what was sent, to be given again', '7 days'),
  orderViews: staff('who looked at an order last', withOrder),
  tasks: staff('who takes a task of an order', withOrder),
  users: staff('name, e-mail, telephone, digests of passwords', 'without end, blocked where it is of no use'),
  userRoles: staff('roles'),
  userSettings: staff('how somebody has arranged the lists'),
  savedViews: staff('names of saved lists'),
  savedReports: staff('names of saved reports'),
  savedReportRecipients: staff('who gets a report'),
  sentReports: staff('whose report was sent to whom', 'until its link is over'),
  accountChanges: staff('which field of an account was changed by whom'),
  notifications: staff('what somebody is told by the bell'),
  sessions: staff('who is signed in', 'until they end'),
  externalIdentities: staff('the name of an account at the identity provider'),
  identityLogins: staff('a login that is under way', 'minutes'),
  loginFailures: staff('failed logins: digests of account and source', 'an hour'),
  knownSources: staff('digests of sources from which somebody signed in', '90 days'),
  passwordLinks: staff('that a link to a password was sent'),
  secondFactors: staff('the secret of the second factor'),
  recoveryCodes: staff('digests of recovery codes'),
  signInTickets: staff('a login that waits for its second step', 'minutes'),
  shops: shop('name, address and telephone, also of a sole trader'),
  shopChanges: shop('what was changed of a shop'),
  shopWebhooks: shop('the address of its server and the secret of its notifications'),
  shopEvents: nothing,
  orderKeys: client('the key under which what identifies somebody lies', 'until the order is erased'),
  retentionRules: nothing,
  orderErasures: nothing,
  erasureRests: nothing,
  retentionRuns: nothing,
  orderItems: nothing,
  orderCounts: nothing,
  orderTotals: nothing,
  externalOrders: nothing,
  orderFlags: nothing,
  orderFlagChecks: nothing,
  comparedCalculations: nothing,
  orderDays: nothing,
  readWatches: nothing,
  sequences: nothing,
  deadlineClaims: nothing,
  charts: nothing,
  countedDays: nothing,
  statusFlowDays: nothing,
  statusTimeDays: nothing,
  shopSettings: nothing,
  shopConfigs: nothing,
  apiKeys: nothing,
  sandboxStates: nothing,
  brokers: nothing,
  shopBrokers: nothing,
  shopProviders: nothing,
  categories: nothing,
  categoryVersions: nothing,
  propagations: nothing,
  propagationResults: nothing,
  catalogueTableChanges: nothing,
  categoryInstalments: nothing,
  categoryPriceRanges: nothing,
  plmRows: nothing,
  medicalRanges: nothing,
  loanParameters: nothing,
  baseRates: nothing,
  depreciationRates: nothing,
  predefinedProducts: nothing,
  consentTexts: nothing,
  probes: nothing,
  dataKeys: nothing,
  features: nothing,
  maintenanceMessages: nothing,
  possibleReasons: nothing,
  providerAnswers: nothing,
} as const satisfies Readonly<Record<keyof Schema, Held | null> & Record<SealedTable, Held>>;

/** The tables that tell something of clients: those that an erasure empties. */
export type ClientTable = {
  [T in keyof typeof personalDataIn]: (typeof personalDataIn)[T] extends { readonly whose: 'client' }
    ? T
    : never;
}[keyof typeof personalDataIn];

/** A table with persons in it: the columns that are sealed under the data keys; what is not among them lies in clear or as an index. */
export interface PlaceOfPersons extends Held {
  readonly table: string;
  readonly sealed: readonly string[];
}

/** Every table that tells something of persons, clients' first. */
export function placesOfPersons(): readonly PlaceOfPersons[] {
  const sealed: Readonly<Record<string, { readonly columns: object }>> = sealedTables;
  return Object.entries<Held | null>(personalDataIn).flatMap(([table, held]) =>
    held === null ? [] : [{ table, ...held, sealed: Object.keys(sealed[table]?.columns ?? {}) }],
  );
}
