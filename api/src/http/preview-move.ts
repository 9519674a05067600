import { calls, type Call, type CallName } from '@app/machines/contract';
import type { OrderEvent } from '@app/machines/order';
import { malformed } from '../kernel/errors.ts';
import type { CallRequest } from '../kernel/call-context.ts';
import type { Query } from '../kernel/handlers.ts';
import { computeTransition } from '../modules/order-life/compute-transition.ts';
import { eventOf, rowsOwnEvent, type DecideChange } from '../modules/order-life/order-command.ts';
import { findOrder } from '../modules/order-life/authorize-order.ts';
import { previewOf } from '../modules/order-life/moves/preview.ts';

type Commands = Partial<Readonly<Record<CallName, unknown>>>;

/**
 * What a command would do now: it decides as it does when it is sent, the chart answers as it does then, and nothing is
 * written. Throws what the command would be refused with.
 */
export const previewing =
  (commands: Commands): Query<'previewMove'> =>
  async (request) => {
    const { call, body, autenti_id: autentiId = 'none' } = request.body;
    const row: Call = calls[call];
    const { order, access } = await findOrder(request);
    const sent = {
      ...request,
      name: call,
      params: { ...request.params, autenti_id: autentiId },
      query: undefined,
      body,
    } as unknown as CallRequest<never>;
    const decide: DecideChange = (commands[call] as DecideChange | undefined) ?? rowsOwnEvent;
    const change = await decide(sent, order, access);
    const named = eventOf(row, change, order, access);
    if (named === null) throw malformed('object');
    const event = { ...named, actor: access.actor } as OrderEvent;
    const { db, now, settings } = request.ports;
    return previewOf(db, order, computeTransition(order, event, settings, now()));
  };
