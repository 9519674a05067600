import type { Tx } from '../database.ts';

/** How the inbox stands. */
export interface InboxState {
  /** Listed with a reason. */
  readonly notApplied: number;
  /** Of these and of the ones just received: still to be tried. */
  readonly waiting: number;
}

/** Counts what changed nothing and what is still to be tried; both by partial indexes. */
export async function countInbox(tx: Tx): Promise<InboxState> {
  const { notApplied, waiting } = await tx.kysely
    .selectNoFrom((eb) => [
      eb
        .selectFrom('inbox')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('outcome', '=', 'not_applied')
        .as('notApplied'),
      eb
        .selectFrom('inbox')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('dueAt', 'is not', null)
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { notApplied: notApplied ?? 0, waiting: waiting ?? 0 };
}
