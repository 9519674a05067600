import {
  insertMaintenanceMessage,
  listMaintenanceMessages as listMessages,
  loadShownMessage,
  withdrawMaintenanceMessage,
  type MaintenanceMessage,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import { ApiError, invalid, notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

const reply = (
  { id, text, showsFrom, endsAt }: MaintenanceMessage,
  author: string,
): ReplyOf<'planMaintenance'> => ({
  id,
  text,
  shows_from: momentToWire(showsFrom),
  ends_at: momentToWire(endsAt),
  author,
});

/** What stands above every page: the deployment's own message, else the one that is planned for now (NOTIFY-022). */
export const getNextMaintenanceMessage: Query<'getNextMaintenanceMessage'> = async ({ ports }) => ({
  next_maintenance_message:
    ports.settings.nextMaintenanceMessage ?? (await loadShownMessage(ports.db, ports.now())),
});

export const listMaintenanceMessages: Query<'listMaintenanceMessages'> = async ({ ports }) => ({
  messages: (await listMessages(ports.db)).map((message) => reply(message, message.author)),
});

/** Two messages never stand at once: which of them would be read is chance. */
export const planMaintenance: Command<'planMaintenance'> = async ({ ports, body, caller }) => {
  const [showsFrom, endsAt] = [Date.parse(body.shows_from), Date.parse(body.ends_at)];
  if (endsAt <= ports.now()) throw invalid({ ends_at: 'Koniec nie może być miniony' });
  if (endsAt <= showsFrom) throw invalid({ ends_at: 'Koniec musi być po początku' });
  const { id: plannedBy, fullName } = userOf(caller);
  return {
    async write(tx) {
      const text = body.text.trim();
      const message = await insertMaintenanceMessage(tx, { text, showsFrom, endsAt, plannedBy });
      if (message === null) throw invalid({ shows_from: 'W tym czasie widać już inny komunikat' });
      return reply(message, fullName);
    },
  };
};

export const withdrawMaintenance: Command<'withdrawMaintenance'> = async ({ ports, params }) => ({
  async write(tx) {
    const outcome = await withdrawMaintenanceMessage(tx, params['id'] ?? '', ports.now());
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'past') throw new ApiError(409, { error: 'Ten komunikat już minął.', code: 'refused' });
    return { success: true };
  },
});
