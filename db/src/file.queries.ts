import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { flagCheck } from './engine/order-flags.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder, keysOfOrders, keysToWrite } from './engine/sealed/order-keys.ts';
import { open, seal } from './engine/sealed/seal.ts';
import { runWrite } from './engine/writes.ts';
import type { FileScan, FilesTable } from './tables/documents.ts';

/** What is known of a file; its content lies under `path` in the file store. Names can name people, so they are sealed. */
export interface StoredFile extends Readonly<Omit<Selectable<FilesTable>, 'name' | 'contentKey'>> {
  readonly name: string;
  /** The key of its content, base64url; null where that lies in clear. */
  readonly contentKey: string | null;
}

function fileFromRow(keys: Keyring, row: Selectable<FilesTable>): StoredFile {
  return {
    ...row,
    name: open(keys, `files:${row.id}:name`, row.name),
    contentKey: row.contentKey && open(keys, `files:${row.id}:contentKey`, row.contentKey),
  };
}

type Upload = Pick<StoredFile, 'uploadedBy' | 'scan'>;
export type NewFile = Omit<StoredFile, 'id' | 'createdAt' | keyof Upload> &
  Partial<Upload> & { readonly id?: string };

/** What says which goods a shop's specification stands for. */
export const specificationTypes = [
  'specification',
  'invoice',
] as const satisfies readonly FilesTable['type'][];

const isSpecification = ({ type }: Pick<StoredFile, 'type'>): boolean =>
  (specificationTypes as readonly FilesTable['type'][]).includes(type);

/** The content is stored before the row: a row never points at nothing. A specification has its order's flags looked at. */
export async function insertFile(
  tx: Tx,
  { id = newId(), uploadedBy = null, scan = null, ...rest }: NewFile,
  at: number,
): Promise<StoredFile> {
  const file = { ...rest, uploadedBy, scan };
  const keys = await keysToWrite(tx, file.orderId);
  await tx.kysely
    .insertInto('files')
    .values({
      ...file,
      id,
      name: seal(keys, `files:${id}:name`, file.name),
      contentKey: file.contentKey === null ? null : seal(keys, `files:${id}:contentKey`, file.contentKey),
      createdAt: at,
    })
    .execute();
  if (file.orderId !== null && isSpecification(file)) await runWrite(tx, flagCheck(file.orderId, at));
  return { ...file, id, createdAt: at };
}

export async function loadFile(tx: Tx, id: string): Promise<StoredFile | null> {
  const row = await tx.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fileFromRow(await keysOfOrder(tx, row.orderId), row) : null;
}

/** The files of an order but the copies that are made for reading, newest first. */
export async function listOrderFiles(
  tx: Tx,
  orderId: string,
  { limit }: { readonly limit: number },
): Promise<StoredFile[]> {
  const rows = await tx.kysely
    .selectFrom('files')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('type', '!=', 'reading_copy')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map((row) => fileFromRow(keys(row.orderId), row));
}

/** Agreements and guarantees, drawn or signed: what a client may keep of an order's files. */
export const attachmentTypes = [
  'contract',
  'guarantee',
  'contract_with_guarantee',
  'signed_agreement',
] as const satisfies readonly FilesTable['type'][];

/** What staff added is theirs, apart from the scan of what was signed. */
export const isAttachment = ({ type, uploadedBy }: Pick<StoredFile, 'type' | 'uploadedBy'>): boolean =>
  (attachmentTypes as readonly FilesTable['type'][]).includes(type) &&
  (uploadedBy === null || type === 'signed_agreement');

/** Whether the antivirus lets a file be given back. */
export const isGiven = ({ scan }: Pick<StoredFile, 'scan'>): boolean => scan === null || scan === 'clean';

/** Files that staff see: all that lead to something else than the order's own texts and drafts. */
const staffTypes = [
  ...attachmentTypes,
  'invoice',
  'specification',
  'picture',
  'other',
] as const satisfies readonly FilesTable['type'][];

/** A file with the name of who added it; null where the application or a provider did. */
export type AddedFile = StoredFile & { readonly by: string | null };

const addedFiles = (tx: Tx, orderIds: readonly string[]) =>
  tx.kysely
    .selectFrom('files')
    .leftJoin('users', 'users.id', 'files.uploadedBy')
    .selectAll('files')
    .select('users.fullName as by')
    .where('files.orderId', 'in', orderIds)
    .orderBy('files.id', 'desc');

/** What staff see of an order's files, newest first. */
export async function listFilesForStaff(tx: Tx, orderId: string): Promise<readonly AddedFile[]> {
  const rows = await addedFiles(tx, [orderId]).where('files.type', 'in', staffTypes).execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map(({ by, ...row }) => ({ ...fileFromRow(keys(row.orderId), row), by }));
}

/** What accounts of the order's own shop added to it, and whoever of head office sold it, newest first. */
export async function listFilesOfShop(tx: Tx, orderId: string): Promise<readonly AddedFile[]> {
  const rows = await addedFiles(tx, [orderId])
    .innerJoin('orders', 'orders.id', 'files.orderId')
    .where((eb) =>
      eb.or([eb('users.shopId', '=', eb.ref('orders.shopId')), eb('users.id', '=', eb.ref('orders.soldBy'))]),
    )
    .where('files.type', 'in', staffTypes)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map(({ by, ...row }) => ({ ...fileFromRow(keys(row.orderId), row), by }));
}

/**
 * What came back signed to these orders, newest first: the signed file of each newest agreement and guarantee, and what was
 * added by hand.
 */
export async function listSignedDocuments(
  tx: Tx,
  orderIds: readonly string[],
): Promise<readonly AddedFile[]> {
  if (orderIds.length === 0) return [];
  const versions = await tx.kysely
    .selectFrom('agreements')
    .select(['orderId', 'kind', 'signedFileId'])
    .where('orderId', 'in', orderIds)
    .orderBy('version')
    .execute();
  // A later version takes the place of an earlier one of its kind.
  const newest = new Map(
    versions.map(({ orderId, kind, signedFileId }) => [`${orderId} ${kind === 'guarantee'}`, signedFileId]),
  );
  const signed = [...newest.values()].filter((id) => id !== null);
  const rows = await addedFiles(tx, orderIds)
    .where('files.type', 'in', attachmentTypes)
    .where((eb) =>
      eb.or([
        eb('files.id', 'in', [...signed, '']),
        eb.and([eb('files.uploadedBy', 'is not', null), eb('files.type', '!=', 'signed_agreement')]),
      ]),
    )
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map(({ by, ...row }) => ({ ...fileFromRow(keys(row.orderId), row), by }));
}

/** Files that the antivirus could not be asked about yet, the oldest first. */
export async function listFilesToScan(tx: Tx, most: number): Promise<readonly StoredFile[]> {
  const rows = await tx.kysely
    .selectFrom('files')
    .selectAll()
    .where('scan', '=', 'waiting')
    .orderBy('id')
    .limit(most)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map((row) => fileFromRow(keys(row.orderId), row));
}

/** Writes down what the antivirus says of a file that waits; false where another server was quicker. */
export async function saveScan(tx: Tx, id: string, scan: FileScan): Promise<boolean> {
  const file = await tx.kysely
    .updateTable('files')
    .set({ scan })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .returning(['orderId', 'type'])
    .executeTakeFirst();
  if (file?.orderId != null && isSpecification(file)) await runWrite(tx, flagCheck(file.orderId, 0));
  return file !== undefined;
}

export async function saveFileType(tx: Tx, id: string, type: FilesTable['type']): Promise<void> {
  await tx.kysely.updateTable('files').set({ type }).where('id', '=', id).execute();
}

/** Which of these paths a row names: the rest are contents that no file has. */
export async function listStoredPaths(tx: Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.kysely.selectFrom('files').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}
