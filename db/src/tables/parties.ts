import type { Sealed } from './columns.ts';

export interface CompaniesTable {
  id: string;
  orderId: string;
  vatIdIndex: string;
  details: Sealed;
  updatedAt: number;
}

export interface PersonsTable {
  id: string;
  orderId: string;
  position: number;
  details: Sealed;
  identityConfirmedAt: number | null;
}

export interface ConsentsTable {
  id: string;
  orderId: string;
  kind: string;
  consentTextId: string;
  accepted: number;
  at: number;
}

export interface DraftsTable {
  orderId: string;
  data: Sealed;
  section: string;
  fillTiming: string;
  typedNumbers: Sealed | null;
  version: number;
  /** Random per opened page; null where the save did not say. */
  page: string | null;
  pageSaveNumber: number | null;
  savedAt: number;
}

/** Who has seen which numbers of an order in clear. Only appended to: triggers refuse everything else. */
export interface NumberRevealsTable {
  id: string;
  orderId: string;
  /** Null where the company's account was shown. */
  personId: string | null;
  /** JSON list of names. */
  fields: string;
  userId: string;
  personName: Sealed | null;
  reason: Sealed;
  at: number;
  /** Null of what an older release wrote. */
  role: string | null;
  source: string | null;
}

/** What an administrator has corrected in an order, a row a field. Only appended to: triggers refuse everything else. */
export interface OrderChangesTable {
  id: string;
  orderId: string;
  userId: string;
  field: string;
  before: Sealed | null;
  after: Sealed | null;
  at: number;
}

export interface SmsCodesTable {
  id: string;
  orderId: string;
  codeHash: string;
  phone: Sealed;
  createdAt: number;
  expiresAt: number;
  tries: number;
  usedAt: number | null;
}
