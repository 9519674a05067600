import type { Tx } from '../database.ts';
import type { Agreement } from './insert-agreement.ts';
import { statement } from '../statement.ts';

const latest = statement<{ orderId: string }, Agreement>((db, given) =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('orderId', '=', given.orderId)
    .orderBy('version', 'desc')
    .limit(1),
);

/** The latest version: the one that the client reads and signs. */
export async function loadAgreement(tx: Tx, orderId: string): Promise<Agreement | null> {
  const [row] = await tx.run(latest, { orderId });
  return row ?? null;
}
