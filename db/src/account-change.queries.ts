import type { Tx } from './engine/database.ts';
import type { ChangedFields } from './shop-change.queries.ts';

/** Keeps what this version of an account changed, and who did. A value that is undefined is not kept: the field's name alone. */
export async function noteAccountChanges(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  changed: ChangedFields,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> {
  if (changed.length === 0) return;
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  await tx.kysely
    .insertInto('accountChanges')
    .values(
      changed.map(({ field, before, after }) => ({
        ...{ userId: id, version, field, at, changedBy: by },
        ...{ valueBefore: json(before), valueAfter: json(after) },
      })),
    )
    .execute();
}

/** A field of an account that was changed, by whom; values as JSON, null of what says who somebody is. */
interface AccountChange {
  readonly at: number;
  readonly by: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The latest changes of an account, with who made them. */
export async function listAccountChanges(tx: Tx, userId: string, most: number): Promise<AccountChange[]> {
  return tx.kysely
    .selectFrom('accountChanges')
    .innerJoin('users', 'users.id', 'accountChanges.changedBy')
    .select(['at', 'users.fullName as by', 'field', 'valueBefore as before', 'valueAfter as after'])
    .where('accountChanges.userId', '=', userId)
    .orderBy('accountChanges.version', 'desc')
    .orderBy('field')
    .limit(most)
    .execute();
}
