import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import type { PossibleReasonsTable } from './tables/operations.ts';

/** A reason that administrators may choose; a retired one is offered no more. */
export type PossibleReason = Readonly<Selectable<PossibleReasonsTable>>;

/** Every reason, retired ones too, in the order in which they are offered. */
export function listPossibleReasons(tx: Tx): Promise<PossibleReason[]> {
  return tx.kysely.selectFrom('possibleReasons').selectAll().orderBy('position').orderBy('code').execute();
}

/** Writes reasons over those of the same codes. */
export async function savePossibleReasons(tx: Tx, reasons: readonly PossibleReason[]): Promise<void> {
  for (const { code, ...reason } of reasons)
    await tx.kysely
      .insertInto('possibleReasons')
      .values({ code, ...reason })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(reason))
      .execute();
}
