import type { OrderStatus, TaskType } from '@app/machines/order';
import type { Generated } from 'kysely';
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
  forShop: Generated<Bit>;
  deletedBy: string | null;
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
  seen: Generated<Bit>;
  settledBy: string | null;
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

export interface OrderViewsTable {
  orderId: string;
  userId: string;
  seenAt: number;
}

export interface ClientVisitsTable {
  orderId: string;
  seenAt: number;
  hereUntil: number;
}
