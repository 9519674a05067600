import { StaleVersion } from '@app/db';
import type { Command } from '../../kernel/handlers.ts';
import { findScan, keepScan } from '../order-life/signed-scan.ts';

/** What was signed otherwise than at the signing provider, on the word of an administrator who adds its scan. */
export const recordSignature: Command<'recordSignature'> = async ({ ports, body }, order) => {
  const scan = await findScan(ports.db, order, body.attachment_id);
  return {
    event(now) {
      if (now.version !== order.version) throw new StaleVersion(order.id, order.version);
      return { type: 'RECORD_SIGNATURE', scanGiven: true };
    },
    write: (tx) => keepScan(tx, order, scan),
  };
};
