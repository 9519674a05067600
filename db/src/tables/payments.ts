import type { OrderStatus, TaskType } from '@app/machines/order';
import type { Bit, Sealed } from './columns.ts';

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

export interface AgreementsTable {
  id: string;
  orderId: string;
  version: number;
  kind: 'agreement' | 'guarantee' | 'agreement_with_guarantee';
  fileId: string;
  owulFileId: string | null;
  /** What is read before the signature, numbers masked. */
  readingFileId: string | null;
  pages: number;
  templateVersion: string;
  createdAt: number;
}

export type FileType =
  | 'contract'
  | 'guarantee'
  | 'contract_with_guarantee'
  | 'reading_copy'
  | 'owul'
  | 'offer'
  | 'invoice'
  | 'specification'
  | 'picture'
  | 'logo'
  | 'other';

export interface FilesTable {
  id: string;
  orderId: string | null;
  shopId: string | null;
  name: Sealed;
  type: FileType;
  mime: string;
  size: number;
  sha256: string;
  path: string;
  createdAt: number;
}

export interface CommentsTable {
  id: string;
  orderId: string;
  userId: string | null;
  body: Sealed;
  taskId: string | null;
  seen: Bit;
  createdAt: number;
  deletedAt: number | null;
}

export interface TasksTable {
  id: string;
  orderId: string;
  type: TaskType;
  status: 'active' | 'solved' | 'canceled';
  dueAt: number;
  raisedBy: string | null;
  raisedIn: OrderStatus | null;
  assignedUserId: string | null;
  createdAt: number;
  settledAt: number | null;
}

export interface NotificationsTable {
  id: string;
  userId: string;
  type: string;
  success: Bit;
  data: string;
  readAt: number | null;
  createdAt: number;
}

export interface FeaturesTable {
  name: string;
  enabled: Bit;
}
