import type { Tx } from '../database.ts';

/** Gives an agreement the file that is read before the signature; answers the one that it has, which may be another's. */
export async function saveReadingFile(tx: Tx, agreementId: string, fileId: string): Promise<string> {
  await tx.kysely
    .updateTable('agreements')
    .set({ readingFileId: fileId })
    .where('id', '=', agreementId)
    .where('readingFileId', 'is', null)
    .execute();
  const { readingFileId } = await tx.kysely
    .selectFrom('agreements')
    .select('readingFileId')
    .where('id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return readingFileId ?? fileId;
}
