import { listAgreements, listSignatures, type Order, type Signature } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import type { Query } from '../../../kernel/handlers.ts';
import { findOrder } from '../authorize-order.ts';

type State = ReplyOf<'getAgreementRecord'>['state'];

const isSigned = (status: Signature['status']): boolean => status === 'SIGNED' || status === 'COMPLETED';
const isRunning = (status: Signature['status']): boolean =>
  status === 'PENDING' || status === 'STARTED' || status === 'NONE';

/**
 * How far an agreement has come (ADMIN-046): what an administrator decided, then what was signed, then the newest process.
 * A process that has failed leaves the agreement unsent.
 */
export function agreementState(
  {
    agreementStatus,
    facts,
  }: Pick<Order, 'agreementStatus'> & { facts: Pick<Order['facts'], 'agreementPrepared'> },
  process: Pick<Signature, 'status' | 'processId'> | undefined,
): State {
  if (agreementStatus === 'rejected_by_admin') return 'rejected';
  if (agreementStatus === 'accepted_by_admin') return 'accepted';
  if (agreementStatus === 'signed') return 'signed';
  if (agreementStatus === 'resent') return 'resent';
  if (process !== undefined && isSigned(process.status)) return 'signed';
  if (process !== undefined && process.processId !== null && isRunning(process.status))
    return 'awaiting_signature';
  return facts.agreementPrepared ? 'not_sent' : 'none';
}

/** The agreement's state, its versions, and how its newest process failed. */
export const getAgreementRecord: Query<'getAgreementRecord'> = async (request) => {
  const { db } = request.ports;
  const { order } = await findOrder(request);
  const [versions, signatures] = await Promise.all([
    listAgreements(db, order.id),
    listSignatures(db, order.id),
  ]);
  const process = signatures.findLast(({ kind }) => kind === 'agreement');
  const failed = process === undefined || isSigned(process.status) || isRunning(process.status);
  return {
    state: agreementState(order, process),
    failed: failed ? null : process.status,
    versions: versions.map(({ version, kind, createdAt, templateVersion, pages, signedFileId }) => ({
      ...{ version, kind, pages },
      prepared_at: momentToWire(createdAt),
      template: templateVersion,
      signed: signedFileId !== null,
    })),
  };
};
