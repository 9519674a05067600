import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal } from '../sealed/seal.ts';
import type { NumberReveal } from './number-reveal.ts';

/** Writes down who sees which numbers, and why; it cannot be taken back. */
export async function insertNumberReveal(
  tx: Tx,
  { personName, reason, fields, ...reveal }: Omit<NumberReveal, 'id'>,
): Promise<void> {
  const id = newId();
  await tx.kysely
    .insertInto('numberReveals')
    .values({
      ...reveal,
      id,
      fields: JSON.stringify(fields),
      personName: personName === null ? null : seal(tx.keys, `number_reveals:${id}:personName`, personName),
      reason: seal(tx.keys, `number_reveals:${id}:reason`, reason),
    })
    .execute();
}
