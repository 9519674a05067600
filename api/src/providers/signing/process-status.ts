import type { Signature } from '@app/db';

/** The statuses of a signing process as this product names them; Autenti's own are mapped to these. */
export type ProcessStatus = Signature['status'];

/** Autenti's status of a process, and whether every signer has signed, as a status of this product. */
export function processStatus(autenti: string, everyoneSigned: boolean): ProcessStatus {
  switch (autenti) {
    case 'DRAFT':
      return 'PENDING';
    case 'PROCESSING':
      return everyoneSigned ? 'SIGNED' : 'STARTED';
    case 'COMPLETED':
      return 'COMPLETED';
    case 'REJECTED':
      return 'REJECTED';
    case 'EXPIRED':
      return 'EXPIRED';
    case 'WITHDRAWN':
      return 'ABORTED';
    default:
      return 'ERROR';
  }
}

/** What a status means for an order: signed, failed, or nothing yet. All may have signed while the process is still open: its end alone is the signature. */
export function signingOutcome(status: ProcessStatus): 'completed' | 'failed' | 'pending' {
  if (status === 'COMPLETED') return 'completed';
  return ['PENDING', 'STARTED', 'NONE', 'SIGNED'].includes(status) ? 'pending' : 'failed';
}
