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
  /** Sends; null when the server could not answer, which has been said by then. */
  send: (body: Body<N>) => Promise<Result<N> | null>;
  busy: boolean;
  /** The sentences for invalid fields by their path as sent ('company.vat_id'), until the next sending. */
  errors: Record<string, string>;
};

/**
 * A change of the order that the client sends: with the version that the page shows, under one key until the server has
 * answered. The order in the answer replaces the shown one, so that the chart's next screen follows by itself; a refusal is
 * said and the order is read anew.
 */
export function useOrderAction<N extends CallName>(name: N, order: Order): OrderAction<N> {
  const client = useQueryClient();
  const pending = useRef<{ said: string; key: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function send(body: Body<N>): Promise<Result<N> | null> {
    const shown = client.getQueryData<Order>(orderKey(order.slug)) ?? order;
    const full = { ...body, version: shown.version };
    const said = JSON.stringify(full);
    if (pending.current?.said !== said) pending.current = { said, key: newKey() };
    setBusy(true);
    setFaults({});
    try {
      const input = { params: { slug: order.slug }, body: full, key: pending.current.key };
      const result = await callApi(name, input as unknown as CallInput<N>);
      pending.current = null;
      if (result.ok) showOrder(client, order.slug, result.reply);
      else if (result.kind === 'invalid') setFaults(result.errors);
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

  return { send, busy, errors: faults };
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
