import {
  isGiven,
  listFilesForStaff,
  listFilesOfShop,
  loadFile,
  type AddedFile,
  type StoredFile,
} from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { momentToWire } from '@app/machines/contract';
import { mediaTypes } from '@app/machines/rules';
import type { CallContext } from '../../kernel/call-context.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { downloadOf, fileBytes } from '../order-life/stored-file.ts';

type FileReply = ReplyOf<'listAttachments'>['attachments'][number];

/** Whether a file is a picture that can be shown. */
export const isPicture = ({ mime }: StoredFile): boolean =>
  mime === mediaTypes.png || mime === mediaTypes.jpeg;

/** Whose addresses a file is given back at: a shop's has no small pictures. */
type Area = 'superadmin' | 'shop';

/** A file as those see it who may add one. */
export function fileReply(slug: string, file: AddedFile, area: Area = 'superadmin'): FileReply {
  const address = `/api/${area}/orders/${slug}/attachments/${file.id}`;
  return {
    id: file.id,
    type: file.type as FileReply['type'],
    name: file.name,
    size: file.size,
    created_at: momentToWire(file.createdAt),
    by: file.by,
    scan: file.scan,
    file: isGiven(file) ? address : null,
    thumbnail: area === 'superadmin' && isGiven(file) && isPicture(file) ? `${address}/thumbnail` : null,
  };
}

/** The order's files, newest first. */
export const listAttachments: Query<'listAttachments'> = async (request) => {
  const { order } = await findOrder(request);
  const files = await listFilesForStaff(request.ports.db, order.id);
  return { attachments: files.map((file) => fileReply(order.slug, file)) };
};

/** The file that the path names; one of another order, or one that is blocked or waits, is not there. */
export async function findAttachment(request: CallContext): Promise<StoredFile> {
  const { order } = await findOrder(request);
  const file = await loadFile(request.ports.db, request.params['id'] ?? '');
  if (file?.orderId !== order.id || !isGiven(file)) throw notFound();
  return file;
}

/** One of the order's files as it was added. */
export const downloadAttachment: Query<'downloadAttachment'> = async (request) =>
  downloadOf(await fileBytes(request.ports, (await findAttachment(request)).id));

/** What the order's own shop has added to it, newest first. */
export const shopListAttachments: Query<'shopListAttachments'> = async (request) => {
  const { order } = await findOrder(request);
  const files = await listFilesOfShop(request.ports.db, order.id);
  return { attachments: files.map((file) => fileReply(order.slug, file, 'shop')) };
};

/** One of these files; what the head office added is not there. */
export const shopDownloadAttachment: Query<'shopDownloadAttachment'> = async (request) => {
  const { order } = await findOrder(request);
  const files = await listFilesOfShop(request.ports.db, order.id);
  const file = files.find(({ id }) => id === request.params['id']);
  if (file === undefined || !isGiven(file)) throw notFound();
  return downloadOf(await fileBytes(request.ports, file.id));
};
