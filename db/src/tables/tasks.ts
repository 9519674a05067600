import type { OrderStatus, TaskType } from '@app/machines/order';
import type { Bit, Sealed } from './columns.ts';

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
