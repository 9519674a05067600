import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { Company } from './company.ts';
import { statement } from '../statement.ts';
import type { Sealed } from '../sealed/seal.ts';

const ofOrder = statement<{ orderId: string }, { details: Sealed }>((db, given) =>
  db.selectFrom('companies').select('details').where('orderId', '=', given.orderId),
);

/** Null until the client has said which company it is. */
export async function loadCompany(tx: Tx, orderId: string): Promise<Company | null> {
  const [row] = await tx.run(ofOrder, { orderId });
  return row ? openJson<Company>(tx.keys, `companies:${orderId}:details`, row.details) : null;
}
