import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { open, seal } from './engine/sealed/seal.ts';
import type { ReadAlertsTable } from './tables/reads.ts';

/** Reading that was unusual, of an account or of an order, until somebody has explained it. */
export interface ReadAlert extends Readonly<Omit<Selectable<ReadAlertsTable>, 'explanation' | 'subject'>> {
  readonly explanation: string | null;
}

function alertFromRow(
  tx: Tx,
  { explanation, subject: _subject, ...alert }: Selectable<ReadAlertsTable>,
): ReadAlert {
  return {
    ...alert,
    explanation: explanation && open(tx.keys, `read_alerts:${alert.id}:explanation`, explanation),
  };
}

/** Writes an alert, once for its rule, day and account or order; false where it stands already. */
export async function insertReadAlert(
  tx: Tx,
  alert: Pick<ReadAlert, 'rule' | 'day' | 'userId' | 'orderId' | 'at' | 'found' | 'usual'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.kysely
    .insertInto('readAlerts')
    .values({
      ...alert,
      id: newId(),
      subject: alert.userId ?? alert.orderId ?? '',
      explainedAt: null,
      explainedBy: null,
      explanation: null,
    })
    .onConflict((conflict) => conflict.columns(['rule', 'subject', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Where a page of alerts ended. */
type AlertCursor = readonly [at: number, id: string];

/** Alerts from behind the cursor on, the newest first: those that are explained, or those that are not. */
export async function listReadAlerts(
  tx: Tx,
  explained: boolean,
  { size, after }: { readonly size: number; readonly after: AlertCursor | null },
): Promise<{ readonly alerts: readonly ReadAlert[]; readonly next: AlertCursor | null }> {
  const rows = await tx.kysely
    .selectFrom('readAlerts')
    .selectAll()
    .where('explainedAt', explained ? 'is not' : 'is', null)
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const alerts = rows.slice(0, size).map((row) => alertFromRow(tx, row));
  const last = rows.length > size ? alerts.at(-1) : undefined;
  return { alerts, next: last === undefined ? null : [last.at, last.id] };
}

/** Somebody has explained an alert; null where there is none that nobody has explained. */
export async function explainReadAlert(
  tx: Tx,
  id: string,
  { explanation, by, at }: { readonly explanation: string; readonly by: string; readonly at: number },
): Promise<ReadAlert | null> {
  const row = await tx.kysely
    .updateTable('readAlerts')
    .set({
      explainedAt: at,
      explainedBy: by,
      explanation: seal(tx.keys, `read_alerts:${id}:explanation`, explanation),
    })
    .where('id', '=', id)
    .where('explainedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : alertFromRow(tx, row);
}
