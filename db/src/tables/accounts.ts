import type { AccountRole, SavedReportKind, SignInMethod, Weekday } from '@app/machines/contract';
import type { Generated } from 'kysely';
import type { Bit, Sealed } from './columns.ts';

export interface UsersTable {
  id: string;
  email: string;
  passwordHash: string | null;
  previousPasswordHash: string | null;
  fullName: string;
  phone: Sealed | null;
  shopId: string | null;
  active: Bit;
  /** It was active until its shop was blocked, and is again when the shop is opened. */
  blockedWithShop: Generated<Bit>;
  passwordOutdated: Bit;
  passwordChangedAt: number | null;
  lastLoginAt: number | null;
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** A field of an account that a version changed; of what says who somebody is, its name alone. */
export interface AccountChangesTable {
  userId: string;
  version: number;
  field: string;
  at: number;
  changedBy: string;
  /** JSON. */
  valueBefore: string | null;
  valueAfter: string | null;
}

export interface UserRolesTable {
  userId: string;
  role: AccountRole;
}

export interface SessionsTable {
  tokenHash: string;
  userId: string;
  createdAt: number;
  idleEndsAt: number;
  endsAt: number;
  /** When its user last gave the password in it; null in a session that an older release opened. */
  confirmedAt: number | null;
  /** What the identity provider is told at signing out; null in a session that was opened by a password. */
  idToken: Sealed | null;
}

/** Who an account is at an identity provider, since its first login there. */
export interface ExternalIdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  linkedAt: number;
}

/** A login that is under way at the identity provider. */
export interface IdentityLoginsTable {
  stateHash: string;
  browserHash: string;
  nonce: string;
  verifier: Sealed;
  method: SignInMethod;
  expiresAt: number;
}

export interface SecondFactorsTable {
  userId: string;
  secret: Sealed | null;
  /** Shown for enrolment and not confirmed by a code yet. */
  pendingSecret: Sealed | null;
  enrolledAt: number | null;
  /** The latest time step whose code was taken: no code of it or of an earlier one counts again. */
  lastStep: number | null;
  /** Wrong codes in a row. */
  failures: number;
  blockedUntil: number | null;
}

/** Unused ones alone: a used one is deleted. */
export interface RecoveryCodesTable {
  codeHash: string;
  userId: string;
  createdAt: number;
}

export interface SignInTicketsTable {
  ticketHash: string;
  userId: string;
  sourceIndex: string;
  tries: number;
  expiresAt: number;
  newPasswordHash: string | null;
  /** JSON: what the identity provider has proved, where the ticket stands for a login there. */
  providerProof: Sealed | null;
}

export interface LoginFailuresTable {
  account: string;
  source: string;
  failures: number;
  firstAt: number;
  blockedUntil: number | null;
}

export interface KnownSourcesTable {
  userId: string;
  source: string;
  lastAt: number;
}

export interface PasswordLinksTable {
  tokenHash: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

export interface UserSettingsTable {
  userId: string;
  /** JSON. */
  settings: string;
  updatedAt: number;
}

/** A list with its filters, order and columns under a name; nothing that was typed stands in it. */
export interface SavedViewsTable {
  id: string;
  userId: string;
  list: string;
  name: string;
  /** JSON: filters and order as the wire names them. */
  search: string;
  /** JSON: the columns' keys in their order; null where the reader's own apply. */
  columns: string | null;
  /** Whether all staff see it. */
  shared: Bit;
  createdAt: number;
}

/** A report with its filters under a name, and when it is sent; nothing that was typed stands in it. */
export interface SavedReportsTable {
  id: string;
  userId: string;
  report: SavedReportKind;
  name: string;
  /** JSON: filters as the wire names them. */
  search: string;
  /** With `time` (HH:mm in Poland): each week; null where it is not sent. */
  weekday: Weekday | null;
  time: string | null;
  nextAt: number | null;
  createdAt: number;
}

export interface SavedReportRecipientsTable {
  reportId: string;
  userId: string;
}

/** A link to a report as one account got it; it outlives the saved report. */
export interface SentReportsTable {
  id: string;
  userId: string;
  report: SavedReportKind;
  name: string;
  /** JSON: filters as the wire names them, with days. */
  search: string;
  /** The name of whose report it is. */
  sentBy: string;
  sentAt: number;
  expiresAt: number;
}
