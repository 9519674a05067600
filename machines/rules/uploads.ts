/** Types of the files that staff add to an order. */
export const uploadTypes = [
  'contract',
  'guarantee',
  'contract_with_guarantee',
  'invoice',
  'specification',
  'picture',
  'other',
] as const;
export type UploadType = (typeof uploadTypes)[number];

/** What a file's content can be, with the media type under which it is given back. */
export const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
} as const;
export type FileKind = keyof typeof mediaTypes;

const text: readonly FileKind[] = ['pdf', 'doc', 'docx'];
const picture: readonly FileKind[] = ['png', 'jpeg'];

/** What a file of a type may hold (VALID-027 to 029): an invoice is no picture, a picture nothing else. */
export const kindsOfUpload = (type: UploadType): readonly FileKind[] =>
  type === 'invoice' ? text : type === 'picture' ? picture : [...text, ...picture];

/** What a shop's logo may hold: nothing that a browser would run. */
export const kindsOfLogo: readonly FileKind[] = picture;

/** What is read in row by row (VALID-030), and the largest such file, in bytes. */
export const kindsOfSheet: readonly FileKind[] = ['xls', 'xlsx'];
export const maxSheetBytes = 2 * 1024 * 1024;

/** The largest logo of a shop, in bytes (SHOP-065), and the size that its pages are made for, in pixels (SHOP-066). */
export const maxLogoBytes = 1024 * 1024;
export const logoSize = { width: 280, height: 45 } as const;

/** The largest file that is taken, in bytes (VALID-034). */
export const maxUploadBytes = 25 * 1024 * 1024;
