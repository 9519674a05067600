import type { CallName } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../../kit/toast/toasts.ts';
import { ApiFailure } from '../../../api/answer.ts';
import type { Result } from '../../../api/answer.ts';
import { callApi, newKey } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/call-api.ts';
import { orderKey, orderOf } from './order-query.ts';
import type { Order } from './order-query.ts';

type Body<N extends CallName> = Omit<NonNullable<CallInput<N>['body']>, 'version'>;

export type OrderAction<N extends CallName> = {
  /** Sends; null after a failure, which a toast has shown. */
  send: (body: Body<N>) => Promise<Result<N> | null>;
  busy: boolean;
  /** The messages of invalid fields by their path as sent ('company.vat_id'), until the next sending. */
  errors: Record<string, string>;
};

/**
 * A change of the order that the client sends: with the version that the page shows, under one key until the server has
 * answered. The order in the answer replaces the shown one, so that the chart's next screen follows by itself; a refusal is
 * shown as a toast and the order is read anew.
 */
export function useOrderAction<N extends CallName>(name: N, order: Order): OrderAction<N> {
  const client = useQueryClient();
  const pending = useRef<{ body: string; key: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send(body: Body<N>): Promise<Result<N> | null> {
    const shown = client.getQueryData<Order>(orderKey(order.slug)) ?? order;
    const full = { ...body, version: shown.version };
    const sent = JSON.stringify(full);
    if (pending.current?.body !== sent) pending.current = { body: sent, key: newKey() };
    setBusy(true);
    setErrors({});
    try {
      const input = { params: { slug: order.slug }, body: full, key: pending.current.key };
      const result = await callApi(name, input as unknown as CallInput<N>);
      pending.current = null;
      if (result.ok) showOrder(client, order.slug, result.reply);
      else if (result.kind === 'invalid') setErrors(result.errors);
      else {
        toast('refused', result.reason);
        await client.invalidateQueries({ queryKey: orderKey(order.slug) });
      }
      return result;
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      toast('refused', cause.serverMessage ?? cause.message);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, errors };
}

/** Puts the answered order, or the order inside the answer, in place of the shown one; an older one never. */
function showOrder(client: QueryClient, slug: string, reply: unknown) {
  const found =
    orderIn(reply) ??
    (reply !== null && typeof reply === 'object' ? orderIn(Reflect.get(reply, 'order')) : null);
  if (found === null) return;
  client.setQueryData<Order>(orderKey(slug), (shown) =>
    shown !== undefined && shown.version > found.version ? shown : found,
  );
}

function orderIn(value: unknown): Order | null {
  if (value === null || typeof value !== 'object' || !('slug' in value) || !('facts' in value)) return null;
  return orderOf(value as Parameters<typeof orderOf>[0]);
}
