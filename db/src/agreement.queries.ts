import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { AgreementsTable } from './tables/documents.ts';

/** A drawn agreement: its PDF, its number of pages, the version of the template that it was drawn from. */
export type Agreement = Readonly<Selectable<AgreementsTable>>;

/** The next version of the order's agreement; earlier ones stay readable. */
export async function insertAgreement(
  tx: Tx,
  agreement: Omit<Agreement, 'id' | 'version' | 'createdAt' | 'readingFileId' | 'signedFileId'> &
    Partial<Pick<Agreement, 'readingFileId'>>,
  at: number,
): Promise<Agreement> {
  const { version } = await tx.kysely
    .selectFrom('agreements')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('version'))
    .where('orderId', '=', agreement.orderId)
    .executeTakeFirstOrThrow();
  return tx.kysely
    .insertInto('agreements')
    .values({ ...agreement, id: newId(), version: version + 1, createdAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const latestOfOrder = statement<{ orderId: string }, Agreement>((db, params) =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('orderId', '=', params.orderId)
    .orderBy('version', 'desc')
    .limit(1),
);

const contractOfOrder = statement<{ orderId: string }, Agreement>((db, params) =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('orderId', '=', params.orderId)
    .where('kind', '!=', 'guarantee')
    .orderBy('version', 'desc')
    .limit(1),
);

/** The latest version of the agreement itself, whatever guarantee was given to it later. */
export async function loadContract(tx: Tx, orderId: string): Promise<Agreement | null> {
  const [row] = await tx.run(contractOfOrder, { orderId });
  return row ?? null;
}

/** The latest version, which may be a guarantee alone: what is signed next, or was signed last. */
export async function loadAgreement(tx: Tx, orderId: string): Promise<Agreement | null> {
  const [row] = await tx.run(latestOfOrder, { orderId });
  return row ?? null;
}

/** Every version of an order's agreement and of what was given to it, newest first. */
export const listAgreements = (tx: Tx, orderId: string): Promise<Agreement[]> =>
  tx.kysely
    .selectFrom('agreements')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .execute();

/** The version of an agreement that was drawn as this file. */
export async function loadAgreementByFile(tx: Tx, fileId: string): Promise<Agreement | null> {
  const row = await tx.kysely
    .selectFrom('agreements')
    .selectAll()
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an agreement the file that came back signed. */
export async function saveSignedFile(tx: Tx, agreementId: string, fileId: string): Promise<void> {
  await tx.kysely
    .updateTable('agreements')
    .set({ signedFileId: fileId })
    .where('id', '=', agreementId)
    .execute();
}

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
