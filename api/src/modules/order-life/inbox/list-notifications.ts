import { listUnappliedInboxEntries } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import type { Ports } from '../../../kernel/ports.ts';
import type { Query } from '../../../kernel/handlers.ts';

const pageSize = 50;

/** A page of the notifications that changed nothing. */
export async function notAppliedPage(
  ports: Ports,
  before: string | undefined,
): Promise<ReplyOf<'listNotifications'>> {
  const rows = await listUnappliedInboxEntries(ports.db, { limit: pageSize + 1, before });
  const shown = rows.slice(0, pageSize);
  return {
    notifications: shown.map(({ id, provider, notificationId, slug, number, reason, at, waits }) => ({
      id,
      provider,
      notification_id: notificationId,
      slug,
      siemens_id: number,
      reason: reason ?? '',
      received_at: momentToWire(at),
      waits,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** What providers said that changed nothing, newest first. */
export const listNotifications: Query<'listNotifications'> = ({ ports, query }) =>
  notAppliedPage(ports, query.before);
