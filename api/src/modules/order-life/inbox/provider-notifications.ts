import { listUnappliedInboxEntries, retryInboxEntry, type UnappliedInboxEntry } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import type { Ports } from '../../../kernel/ports.ts';
import { ApiError } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';

const pageSize = 50;

/** What a provider said that changed nothing, and why; never its content. */
export const notAppliedReply = ({
  id,
  provider,
  notificationId,
  slug,
  number,
  reason,
  at,
  waits,
}: UnappliedInboxEntry): ReplyOf<'listProviderNotifications'>['notifications'][number] => ({
  id,
  provider,
  notification_id: notificationId,
  slug,
  siemens_id: number,
  reason: reason ?? '',
  received_at: momentToWire(at),
  waits,
});

/** A page of the notifications that changed nothing. */
export async function notAppliedPage(
  ports: Ports,
  before: string | undefined,
): Promise<ReplyOf<'listProviderNotifications'>> {
  const rows = await listUnappliedInboxEntries(ports.db, { limit: pageSize + 1, before });
  const shown = rows.slice(0, pageSize);
  return {
    notifications: shown.map(notAppliedReply),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** What providers said that changed nothing, newest first. */
export const listProviderNotifications: Query<'listProviderNotifications'> = ({ ports, query }) =>
  notAppliedPage(ports, query.before);

/** The inbox takes it up again by itself; what comes of it stands in the list. */
export const retryNotification: Command<'retryNotification'> = async ({ ports, params }) => ({
  async write(tx) {
    if (!(await retryInboxEntry(tx, params['id'] ?? '', ports.now())))
      throw new ApiError(409, { error: 'To powiadomienie nie czeka na ponowienie.', code: 'refused' });
    return { success: true };
  },
});
