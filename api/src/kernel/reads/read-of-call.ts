import { calls, type AnySchema, type Call, type CallName } from '@app/machines/contract';

/** What a call that answers a person's data lets be read of the order in its path. */
export interface ReadOfCall {
  readonly kind: 'order_opened' | 'file_opened';
  /** 'file': the type of the file that the path names. */
  readonly fields: readonly string[] | 'file';
}

const opened = (...fields: string[]): ReadOfCall => ({ kind: 'order_opened', fields });
const file = (...fields: string[]): ReadOfCall => ({
  kind: 'file_opened',
  fields: fields.length === 0 ? 'file' : fields,
});

/** Calls that answer a person's data without the order around them. */
const named: Partial<Record<CallName, ReadOfCall>> = {
  getCompanyDetails: opened('form'),
  shopGetCompanyDetails: opened('form'),
  listOrderLife: opened('history'),
  getReplay: opened('history'),
  listPotentialFrauds: opened('similar'),
  listApprovals: opened('approvals'),
  shopListComments: opened('comments'),
  getAgreementPreview: file('agreement'),
  getAgreementPage: file('agreement'),
  shopGetAgreementPreview: file('agreement'),
  shopGetAgreementPage: file('agreement'),
  getDocument: file(),
  shopGetDocument: file(),
  downloadAttachment: file(),
  shopDownloadAttachment: file(),
  getAttachmentThumbnail: file(),
  getAttachmentPage: file(),
  getAttachmentImage: file(),
  getPicture: file('picture'),
  downloadPdfCalculation: file('offer'),
};

interface Parts {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
}

/** Whether the reply holds an order with its client: by itself, or as the part of that name. */
function holdsClient(schema: AnySchema | undefined): boolean {
  const { entries, wrapped } = (schema ?? {}) as Parts;
  if (wrapped !== undefined) return holdsClient(wrapped);
  return entries !== undefined && ('user_attributes' in entries || holdsClient(entries['order']));
}

const ofOrder = opened('contact', 'company', 'persons');

const reads = new Map<string, ReadOfCall>(
  (Object.values(calls) as readonly Call[]).flatMap((row) => {
    const read =
      named[row.name as CallName] ??
      (row.path.includes('/:slug') && holdsClient(row.reply) ? ofOrder : undefined);
    return read === undefined ? [] : [[row.name, read] as const];
  }),
);

/** What of a person a call answers; null of all others. Whatever answers an order with its client is among them by itself. */
export const readOfCall = (name: string): ReadOfCall | null => reads.get(name) ?? null;
