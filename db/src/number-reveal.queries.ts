import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { keysToWrite } from './engine/sealed/order-keys.ts';
import { seal } from './engine/sealed/seal.ts';
import type { NumberRevealsTable } from './tables/parties.ts';

/** Somebody of the staff was shown numbers of an order in clear. The name is what the person was called then. */
interface NumberReveal extends Readonly<
  Omit<Selectable<NumberRevealsTable>, 'fields' | 'personName' | 'reason'>
> {
  readonly personName: string | null;
  readonly fields: readonly string[];
  readonly reason: string;
}

/** Writes down who sees which numbers, and why; it cannot be taken back. */
export async function insertNumberReveal(
  tx: Tx,
  { personName, reason, fields, ...reveal }: Omit<NumberReveal, 'id'>,
): Promise<void> {
  const id = newId();
  const keys = await keysToWrite(tx, reveal.orderId);
  await tx.kysely
    .insertInto('numberReveals')
    .values({
      ...reveal,
      id,
      fields: JSON.stringify(fields),
      personName: personName === null ? null : seal(keys, `number_reveals:${id}:personName`, personName),
      reason: seal(keys, `number_reveals:${id}:reason`, reason),
    })
    .execute();
}
