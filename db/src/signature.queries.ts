import { isLive, wordsBefore, type AttemptState } from '@app/machines/attempt';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { SignaturesTable } from './tables/payments.ts';

/** Whether one of the order's persons has signed. */
export interface SignerProgress {
  readonly personId: string;
  readonly signed: boolean;
}

/** A process at the signing provider: an identity check or the signing of the agreement; or a courier, who has no signers. */
export interface Signature extends Readonly<Omit<Selectable<SignaturesTable>, 'signers'>> {
  readonly signers: readonly SignerProgress[];
}

export type NewSignature = Omit<
  Signature,
  'id' | 'signers' | 'trackingNumber' | 'createdAt' | 'updatedAt'
> & {
  readonly id?: string;
  readonly signers?: Signature['signers'];
  readonly trackingNumber?: string | null;
};

/** The signers as a row keeps them. */
export const openSigners = (row: string | null): readonly SignerProgress[] =>
  row === null ? [] : (JSON.parse(row) as SignerProgress[]);

const signatureFromRow = (row: Selectable<SignaturesTable>): Signature => ({
  ...row,
  signers: openSigners(row.signers),
});

export async function insertSignature(
  tx: Tx,
  { id = newId(), signers = [], trackingNumber = null, ...signature }: NewSignature,
  at: number,
): Promise<Signature> {
  const row = await tx.kysely
    .insertInto('signatures')
    .values({
      ...signature,
      ...{ signers: JSON.stringify(signers), trackingNumber },
      ...{ id, createdAt: at, updatedAt: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return signatureFromRow(row);
}

/** By the provider's process id. */
export async function loadSignatureByProcess(tx: Tx, processId: string): Promise<Signature | null> {
  const row = await tx.kysely
    .selectFrom('signatures')
    .selectAll()
    .where('processId', '=', processId)
    .executeTakeFirst();
  return row === undefined ? null : signatureFromRow(row);
}

const ofOrder = statement<{ orderId: string }, Selectable<SignaturesTable>>((db, params) =>
  db.selectFrom('signatures').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** Oldest first; the last one of a kind is the one that counts. */
export async function listSignatures(tx: Tx, orderId: string): Promise<Signature[]> {
  return (await tx.run(ofOrder, { orderId })).map(signatureFromRow);
}

/** A row is written when the provider has begun it. */
const stateOf = {
  PENDING: 'started',
  NONE: 'started',
  STARTED: 'started',
  SIGNED: 'started',
  COMPLETED: 'succeeded',
  ABORTED: 'withdrawn',
  ERROR: 'failed',
  FAILED: 'failed',
  EXPIRED: 'failed',
  REJECTED: 'failed',
} as const satisfies Record<Signature['status'], AttemptState>;

/** Whether it runs on at its provider until it ends or is called back. */
export const isRunning = ({ status }: Pick<Signature, 'status'>): boolean => isLive(stateOf[status]);

/** Writes what has become of it, and nothing where the chart of an attempt does not lead there. */
export async function saveSignature(
  tx: Tx,
  id: string,
  { signers, status }: Pick<Signature, 'status'> & Partial<Pick<Signature, 'signers'>>,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('signatures')
    .set({
      status,
      ...(signers === undefined ? {} : { signers: JSON.stringify(signers) }),
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('status', 'in', wordsBefore(stateOf, status))
    .execute();
}

/** The couriers that were on the way for the order have brought back what they were to bring. */
export async function completeCouriers(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('signatures')
    .set({ status: 'COMPLETED', updatedAt: at })
    .where('orderId', '=', orderId)
    .where('provider', '=', 'courier')
    .where('status', '=', 'STARTED')
    .execute();
}
