import type { Tx } from '../database.ts';
import type { Signature } from './signature.ts';
import { statement } from '../statement.ts';

const ofOrder = statement<{ orderId: string }, Signature>((db, given) =>
  db.selectFrom('signatures').selectAll().where('orderId', '=', given.orderId).orderBy('id'),
);

/** Oldest first; the last one of a kind is the one that counts. */
export async function listSignatures(tx: Tx, orderId: string): Promise<Signature[]> {
  return tx.run(ofOrder, { orderId });
}
