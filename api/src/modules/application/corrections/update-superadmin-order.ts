import { claimExternalOrder, ExternalNumberTaken, type Tx } from '@app/db';
import { warsawDay } from '@app/machines/rules';
import { invalid } from '../../../kernel/errors.ts';
import type { Command } from '../../../kernel/handlers.ts';
import { corrected, writeCorrections } from './write-corrections.ts';

const taken = 'Inny wniosek tego sklepu ma już ten numer';
const inFuture = 'Data zamówienia nie może być z przyszłości';

/** The shop's number and the order date. A number that the order had before goes on to mean it. */
export const updateSuperadminOrder: Command<'updateSuperadminOrder'> = (
  { ports, body },
  order,
  { userId },
) => {
  const externalOrderId = body.external_order_id?.trim();
  const day = body.ordered_at;
  if (day !== undefined && day > warsawDay(ports.now())) throw invalid({ ordered_at: inFuture });
  const orderedOn = warsawDay(order.orderedAt ?? order.createdAt);
  const claim = async (tx: Tx, number: string) => {
    try {
      const named = { shopId: order.shopId, externalOrderId: number };
      await claimExternalOrder(tx, named, { orderId: order.id, content: null });
    } catch (error) {
      throw error instanceof ExternalNumberTaken ? invalid({ external_order_id: taken }) : error;
    }
  };
  const write = writeCorrections(order, body.version, {
    changes: [
      ...corrected('external_order_id', order.externalOrderId, externalOrderId),
      ...corrected('ordered_at', orderedOn, day),
    ],
    userId,
    at: ports.now(),
    async write(tx) {
      if (externalOrderId !== undefined) await claim(tx, externalOrderId);
      return {
        ...(externalOrderId === undefined ? {} : { externalOrderId }),
        ...(day === undefined || day === orderedOn ? {} : { orderedAt: Date.parse(`${day}T12:00:00Z`) }),
      };
    },
  });
  return { write };
};
