import { listConsents } from '@app/db';
import { momentToWire } from '@app/machines/contract';
import type { Query } from '../../../kernel/handlers.ts';
import { findOrder } from '../authorize-order.ts';

/** The latest answer to each consent, with the text that was on the screen. */
export const listApprovals: Query<'listApprovals'> = async (request) => {
  const { order } = await findOrder(request);
  const consents = await listConsents(request.ports.db, order.id);
  return {
    approvals: consents.map(({ kind, name, text, version, accepted, at }) => ({
      ...{ kind, name, text, version, accepted },
      at: momentToWire(at),
    })),
  };
};
