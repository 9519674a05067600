import type { MoneyOperation, RefundReason, RefundState } from '@app/machines/rules';
import type { Sealed } from './columns.ts';

export interface PaymentsTable {
  id: string;
  orderId: string;
  kind: 'test_payment' | 'initial_payment';
  provider: string;
  providerId: string | null;
  paymentType: string;
  /** What was asked for, in grosz; what came stands in its operations. */
  amount: number;
  /** What we did ourselves; where it is from there follows from its operations. */
  status: 'opened' | 'started';
  redirectUrl: string | null;
  createdAt: number;
  updatedAt: number;
}

export interface PaymentOperationsTable {
  id: string;
  orderId: string;
  paymentId: string;
  provider: string;
  /** The provider's own, unique among its operations. */
  number: string;
  kind: MoneyOperation['kind'];
  amount: number;
  currency: string;
  status: MoneyOperation['status'];
  settled: MoneyOperation['settled'];
  relatedNumber: string | null;
  createdAt: number;
  updatedAt: number;
}

/** What of a sum that came has to go back; a sum may go back in parts. */
export interface RefundsTable {
  id: string;
  orderId: string;
  operationId: string;
  amount: number;
  currency: string;
  reason: RefundReason;
  state: RefundState;
  /** The number of the transfer that paid it out, or of the agreement to keep it; never words about a person. */
  reference: string | null;
  /** The day of the transfer, '2026-03-01'. */
  paidOn: string | null;
  orderedBy: string | null;
  orderedAt: number | null;
  settledBy: string | null;
  settledAt: number | null;
  /** Why it stays with us. */
  explanation: Sealed | null;
  createdAt: number;
}

export interface SignaturesTable {
  id: string;
  orderId: string;
  kind: 'identity' | 'agreement';
  provider: string;
  processId: string | null;
  status:
    | 'PENDING'
    | 'NONE'
    | 'STARTED'
    | 'ABORTED'
    | 'ERROR'
    | 'FAILED'
    | 'EXPIRED'
    | 'REJECTED'
    | 'SIGNED'
    | 'COMPLETED';
  /** JSON of SignerProgress, in the order of the process; null for a courier. */
  signers: string | null;
  /** By which a courier's parcel is followed. */
  trackingNumber: string | null;
  createdAt: number;
  updatedAt: number;
}

export interface BankVerificationsTable {
  id: string;
  orderId: string;
  mode: 'AIS' | '1PLN';
  channelId: string;
  personId: string | null;
  providerId: string | null;
  status: 'opened' | 'started' | 'completed' | 'failed';
  answer: Sealed | null;
  redirectUrl: string | null;
  createdAt: number;
  updatedAt: number;
}
