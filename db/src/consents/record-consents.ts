import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';

export interface ConsentAnswer {
  readonly kind: string;
  /** The very text that was on the screen. */
  readonly consentTextId: string;
  readonly accepted: boolean;
}

/** Adds answers; a withdrawn consent is a new answer, never a changed one. */
export async function recordConsents(
  tx: Tx,
  orderId: string,
  answers: readonly ConsentAnswer[],
  at: number,
): Promise<void> {
  if (answers.length === 0) return;
  await tx.kysely
    .insertInto('consents')
    .values(
      answers.map((answer) => ({ ...answer, id: newId(), orderId, accepted: bit(answer.accepted), at })),
    )
    .execute();
}
