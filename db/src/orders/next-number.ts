import type { Tx } from '../database.ts';

/** Human numbers have at least six digits. */
const start = 100_000;

/** The next number that people read out over the phone. Gaps are possible, repetitions are not. */
export async function nextNumber(tx: Tx, name: 'orders'): Promise<string> {
  const { value } = await tx.kysely
    .insertInto('sequences')
    .values({ name, value: start + 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('sequences.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return String(value);
}
