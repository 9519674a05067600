import type { Sealed } from './columns.ts';

export interface PaymentsTable {
  id: string;
  orderId: string;
  kind: 'test_payment' | 'initial_payment';
  provider: string;
  providerId: string | null;
  paymentType: string;
  amount: number;
  status: 'opened' | 'started' | 'completed' | 'accepted' | 'rejected' | 'refunded';
  redirectUrl: string | null;
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
  redirectUrl: string | null;
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
