import type { CallName } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Result } from '../../../api/answer.ts';
import type { CallInput } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import type { Command } from '../../../api/use-command.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { callOf } from './call-of.ts';
import { sendInTurn } from './in-turn.ts';
import { orderKey, orderOf } from './order-query.ts';
import type { Order } from './order-query.ts';

type Body<N extends CallName> = Omit<NonNullable<CallInput<N>['body']>, 'version'>;

export type OrderAction<N extends CallName> = Omit<Command<N>, 'send'> & {
  /** Sends; null after a failure, which a toast has shown. */
  send: (body: Body<N>) => Promise<Result<N> | null>;
};

/**
 * A change of the order over the version that the page shows, or that the page's changes before it have made. The order in
 * the reply replaces the shown one, so that the chart's next screen follows by itself; after a refusal the order is read
 * anew. The same change pressed again before its answer is not sent again: both presses get that answer.
 */
export function useOrderAction<N extends CallName>(
  name: N,
  order: Order,
  /** What went wrong, as a sentence before the reason. */
  notDone?: string,
): OrderAction<N> {
  const client = useQueryClient();
  const { slug } = order;
  const told = (reason: string) => toast('refused', notDone === undefined ? reason : `${notDone} ${reason}`);
  const command = useCommand(callOf(name, order), {
    onReply: (reply) => showOrder(client, slug, reply),
    onRefused: ({ reason }) => {
      told(reason);
      return client.invalidateQueries({ queryKey: orderKey(slug) });
    },
    onFailure: ({ serverMessage, message }) => void told(serverMessage ?? message),
  });
  return {
    ...command,
    send: (body) => {
      const { version: shown } = client.getQueryData<Order>(orderKey(slug)) ?? order;
      const over = (version: number) =>
        ({ params: { slug }, body: { ...body, version } }) as unknown as CallInput<N>;
      return sendInTurn(
        client,
        { slug, name, body, shown },
        (version) => command.send(version.then(over)),
        (result) => (result?.ok === true ? (orderOfReply(result.reply)?.version ?? null) : null),
      );
    },
  };
}

/** Puts the answered order in place of the shown one; an older one never. */
function showOrder(client: QueryClient, slug: string, reply: unknown) {
  const found = orderOfReply(reply);
  if (found === null) return;
  client.setQueryData<Order>(orderKey(slug), (shown) =>
    shown !== undefined && shown.version > found.version ? shown : found,
  );
}

/** The answered order, or the order inside the answer. */
function orderOfReply(reply: unknown): Order | null {
  return (
    orderIn(reply) ??
    (reply !== null && typeof reply === 'object' ? orderIn(Reflect.get(reply, 'order')) : null)
  );
}

function orderIn(value: unknown): Order | null {
  if (value === null || typeof value !== 'object' || !('slug' in value) || !('facts' in value)) return null;
  return orderOf(value as Parameters<typeof orderOf>[0]);
}
