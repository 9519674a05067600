import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { AgreementsTable } from '../tables/dealings.ts';

/** A drawn agreement: its PDF, its number of pages, the version of the template that it was drawn from. */
export type Agreement = Readonly<Selectable<AgreementsTable>>;

/** The next version of the order's agreement; earlier ones stay readable. */
export async function insertAgreement(
  tx: Tx,
  agreement: Omit<Agreement, 'id' | 'version' | 'createdAt' | 'readingFileId'> &
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
