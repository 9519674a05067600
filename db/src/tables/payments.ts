import type { MoneyOperation } from '@app/machines/rules';
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
