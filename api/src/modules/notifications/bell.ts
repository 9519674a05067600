import { listNotifications, readNotification as read, type Notification } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import type { ReadRule } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

/** The bell shows so many (NOTIFY-002). */
const shown = 5;

/** What a line is about: an order, a report that is ready, a category whose change has come to its shops, or unusual reading. */
interface Told {
  readonly slug?: string;
  readonly siemensId?: string;
  readonly report?: { readonly name: string; readonly path: string };
  readonly category?: { readonly id: string; readonly sector: string; readonly name: string };
  readonly reads?: { readonly rule: ReadRule; readonly path: string };
  readonly taken?: number;
  readonly kept?: readonly { readonly shopId: string; readonly name: string }[];
  readonly failed?: readonly { readonly shopId: string; readonly name: string; readonly sentence: string }[];
}

function reply({ id, readAt, success, type, data, createdAt }: Notification): ReplyOf<'readNotification'> {
  const {
    slug,
    siemensId,
    report,
    category,
    reads,
    taken = 0,
    kept = [],
    failed = [],
  } = JSON.parse(data) as Told;
  return {
    id,
    read: readAt !== null,
    success: success === 1,
    notification_type: type,
    order: slug === undefined || siemensId === undefined ? null : { slug, siemens_id: siemensId },
    report: report ?? null,
    category:
      category === undefined
        ? null
        : {
            ...category,
            taken,
            kept: kept.map(({ shopId, name }) => ({ shop_id: shopId, name })),
            failed: failed.map(({ shopId, name, sentence }) => ({ shop_id: shopId, name, sentence })),
          },
    reads: reads ?? null,
    created_at: momentToWire(createdAt),
  };
}

export const listBell: Query<'listBell'> = async ({ ports, caller }) => ({
  notifications: (await listNotifications(ports.db, userOf(caller).id, shown)).map(reply),
});

export const readNotification: Command<'readNotification'> = async ({ ports, params, caller }) => {
  const { id: userId } = userOf(caller);
  return {
    async write(tx) {
      const line = await read(tx, { id: params['id'] ?? '', userId }, ports.now());
      if (line === null) throw notFound();
      return reply(line);
    },
    // His other pages show it too.
    committed: () => ports.changes.tell('bell', userId),
  };
};
