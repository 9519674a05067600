import { insertFile, type Order, type StoredFile, type Tx } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { phaseOf } from '@app/machines/order';
import { kindsOfUpload } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import type { CallRequest } from '../../kernel/call-context.ts';
import { invalid } from '../../kernel/errors.ts';
import { judgeUpload } from '../../kernel/files/judge-upload.ts';
import type { Command } from '../../kernel/handlers.ts';
import { Refused } from '../../kernel/refusals.ts';
import { fileReply } from './read-attachments.ts';

type Adding = CallRequest<'addAttachment'> | CallRequest<'shopAddAttachment'>;

/** Adds a file to an order; what is refused is removed at once. */
async function add(request: Adding, order: Order, area: 'superadmin' | 'shop') {
  const { ports, body, caller, upload } = request;
  const user = userOf(caller);
  if (upload === null) throw invalid({ file: 'Wybierz plik' });
  const file = await judgeUpload(ports, upload, kindsOfUpload(body.type));
  let stored: StoredFile | undefined;
  return {
    event: null,
    async write(tx: Tx) {
      const row = { ...file, orderId: order.id, shopId: null, type: body.type, uploadedBy: user.id };
      stored = await insertFile(tx, row, ports.now());
    },
    async reply(now: Order, wire: () => Promise<ReplyOf<'addAttachment'>['order']>) {
      if (stored === undefined) throw new Error('The file was not stored');
      return { attachment: fileReply(now.slug, { ...stored, by: user.fullName }, area), order: await wire() };
    },
  };
}

/** By staff, to any order. */
export const addAttachment: Command<'addAttachment'> = (request, order) => add(request, order, 'superadmin');

/** By a salesman, to an order that is not over. */
export const shopAddAttachment: Command<'shopAddAttachment'> = (request, order) => {
  if (phaseOf(order.status) === 'closed')
    throw new Refused(order.status, 'Wniosek jest zakończony: plików nie można już dodać.', []);
  return add(request, order, 'shop');
};
