import type { Tx } from '../database.ts';

/** The form was submitted; what was typed now lies with the order. */
export async function removeDraft(tx: Tx, orderId: string): Promise<void> {
  await tx.kysely.deleteFrom('drafts').where('orderId', '=', orderId).execute();
}
