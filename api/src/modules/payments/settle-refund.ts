import { advanceRefund, listRefunds, type Tx } from '@app/db';
import { warsawDay, type RefundEvent } from '@app/machines/rules';
import type { AccessContext } from '../../kernel/access.ts';
import { ApiError, invalid, notFound } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';

const refusals: Readonly<Record<RefundEvent, string>> = {
  ORDER_REFUND: 'Ten zwrot jest już zlecony albo rozliczony.',
  PAY_OUT_REFUND: 'Ten zwrot jest już rozliczony.',
  KEEP_BY_AGREEMENT: 'Ten zwrot jest już rozliczony.',
};

/** Takes a refund of the order further; 404 where the order has none of this id, 409 where its state does not allow it. */
const settling =
  (id: string | undefined, event: RefundEvent, changes: Parameters<typeof advanceRefund>[3]) =>
  async (tx: Tx, order: { readonly id: string }): Promise<void> => {
    const refund = (await listRefunds(tx, order.id)).find((each) => each.id === id);
    if (refund === undefined) throw notFound();
    if (await advanceRefund(tx, refund, event, changes)) return;
    throw new ApiError(409, { error: refusals[event], code: 'refused', reason: refusals[event] });
  };

const settledBy = ({ userId }: AccessContext, at: number) => ({ settledBy: userId, settledAt: at });

/** The transfer is on its way. */
export const orderRefund: Command<'orderRefund'> = ({ ports, params }, _order, { userId }) => {
  const changes = { orderedBy: userId, orderedAt: ports.now() };
  return { write: settling(params['id'], 'ORDER_REFUND', changes) };
};

/** The sum is back with the client. */
export const payOutRefund: Command<'payOutRefund'> = ({ ports, params, body }, _order, access) => {
  if (body.paid_on > warsawDay(ports.now())) throw invalid({ paid_on: 'Ten dzień jeszcze nie nadszedł' });
  const changes = {
    ...settledBy(access, ports.now()),
    ...{ reference: body.reference, paidOn: body.paid_on },
  };
  return { write: settling(params['id'], 'PAY_OUT_REFUND', changes) };
};

/** The client has agreed that the sum stays with us. */
export const keepRefund: Command<'keepRefund'> = ({ ports, params, body }, _order, access) => {
  const changes = {
    ...settledBy(access, ports.now()),
    ...{ reference: body.reference, explanation: body.reason },
  };
  return { write: settling(params['id'], 'KEEP_BY_AGREEMENT', changes) };
};
