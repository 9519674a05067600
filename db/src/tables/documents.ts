import type { Sealed } from './columns.ts';

export interface AgreementsTable {
  id: string;
  orderId: string;
  version: number;
  kind: 'agreement' | 'guarantee' | 'agreement_with_guarantee';
  fileId: string;
  owulFileId: string | null;
  /** What is read before the signature, numbers masked. */
  readingFileId: string | null;
  /** The same file as the signing provider gave it back, with all signatures; null until then, and where none is signed online. */
  signedFileId: string | null;
  pages: number;
  templateVersion: string;
  createdAt: number;
}

export type FileType =
  | 'contract'
  | 'guarantee'
  | 'contract_with_guarantee'
  | 'signed_agreement'
  | 'reading_copy'
  | 'owul'
  | 'offer'
  | 'invoice'
  | 'specification'
  | 'picture'
  | 'logo'
  | 'other';

/** Waiting: the antivirus could not be asked yet, and until then nobody is given the file. */
export type FileScan = 'waiting' | 'clean' | 'blocked';

export interface FilesTable {
  id: string;
  orderId: string | null;
  shopId: string | null;
  name: Sealed;
  type: FileType;
  mime: string;
  size: number;
  /** Of what lies in the store. */
  sha256: string;
  /** Under which the content lies there, base64url; null in rows of older releases, whose contents lie in clear. */
  contentKey: Sealed | null;
  path: string;
  createdAt: number;
  /** The member of staff who added it; null: drawn by the application or fetched from a provider. */
  uploadedBy: string | null;
  /** What the antivirus says; null: it was not asked. */
  scan: FileScan | null;
}
