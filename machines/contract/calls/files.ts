import * as v from 'valibot';
import { messages, text as textUpTo } from '../../fields/schemas.ts';
import { maxUploadBytes, uploadTypes } from '../../rules/uploads.ts';
import { named } from '../call.ts';
import { statusSchema } from '../chart-schemas.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';

const read = { roles: permissions.administerOrders, method: 'GET', idempotent: false, rate: 'read' } as const;
const text = v.string();

/** A file of an order as those see it who may add one. */
const FileReply = v.object({
  id: text,
  type: v.picklist([...uploadTypes, 'signed_agreement']),
  name: text,
  /** Bytes. */
  size: v.number(),
  created_at: text,
  /** Who added it; null: the application made it, or a provider gave it back. */
  by: v.nullable(text),
  /** What the antivirus says; null where none is asked. Only a clean or unasked file is given back. */
  scan: v.nullable(v.picklist(['waiting', 'clean', 'blocked'])),
  /** Where it is downloaded; null while it may not be. */
  file: v.nullable(text),
  /** Where a picture is shown small; null for everything else. */
  thumbnail: v.nullable(text),
});

/** An order whose signed documents wait for an administrator. */
const WaitingReply = v.object({
  slug: text,
  siemens_id: text,
  company_name: v.nullable(text),
  status: statusSchema,
  /** Since when the order has this status. */
  since: text,
  /** Newest first; none where nothing signed has come yet. */
  documents: v.array(FileReply),
});

/** The files of an order, for staff. */
export const filesCalls = named({
  listDocuments: {
    ...read,
    path: '/api/superadmin/documents',
    summary: 'The orders whose signed documents an administrator has to read, the longest waiting first.',
    query: v.object({
      after: v.optional(textUpTo(128)),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/u, messages.number))),
    }),
    reply: v.object({ orders: v.array(WaitingReply), count: v.number(), next: v.nullable(text) }),
  },
  listAttachments: {
    ...read,
    path: '/api/superadmin/orders/:slug/attachments',
    summary: 'The files of an order, newest first, with what the antivirus says of them.',
    reply: v.object({ attachments: v.array(FileReply) }),
  },
  addAttachment: {
    roles: permissions.administerOrders,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/attachments',
    summary:
      'A file is added to the order. Its content decides what it is: 415 where its type allows no such content, 413 above 25 MB, 422 with the code virus where the antivirus blocks it.',
    file: { maxBytes: maxUploadBytes },
    body: v.object({ type: v.picklist(uploadTypes, messages.choice) }),
    reply: v.object({ attachment: FileReply, order: OrderReply }),
    idempotent: true,
    rate: 'upload',
  },
  downloadAttachment: {
    ...read,
    path: '/api/superadmin/orders/:slug/attachments/:id',
    summary: 'A file of the order, as a download.',
    produces: 'application/octet-stream',
  },
  getAttachmentThumbnail: {
    ...read,
    path: '/api/superadmin/orders/:slug/attachments/:id/thumbnail',
    summary: 'A picture of the order, small.',
    produces: 'image/webp',
  },
  getAttachmentPage: {
    ...read,
    path: '/api/superadmin/orders/:slug/attachments/:id/pages/:number',
    summary:
      'The words of a page of a file, counted from 1; a file that cannot be drawn is 415 with the code not_drawn.',
    reply: v.object({ count: v.number(), text, image: text }),
  },
  getAttachmentImage: {
    ...read,
    path: '/api/superadmin/orders/:slug/attachments/:id/pages/:number/image',
    summary: 'A page of a file, drawn.',
    produces: 'image/webp',
  },
});
