import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../../kit/toast/toasts.ts';
import { ApiFailure } from '../../../../api/answer.ts';
import type { Result } from '../../../../api/answer.ts';
import { callApi } from '../../../../api/call-api.ts';
import { orderKey, orderOf } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { sentCalculation, sentItems } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

/** What is saved: the goods alone, or the calculation with them, which also moves on. */
export type Saving = 'goods' | 'offer';

/**
 * Saves the goods where they may be changed, then the calculation with the version that this gave. Refusals are said,
 * errors stay until the next saving, what was typed stays in any case.
 */
export function useOfferSaving(order: Order) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function showed(result: Result<'updateProducts'>): Promise<Order | null> {
    if (result.ok) {
      const shown = orderOf(result.reply);
      client.setQueryData(orderKey(order.slug), shown);
      return shown;
    }
    if (result.kind === 'invalid') setErrors(result.errors);
    else {
      toast('refused', result.reason);
      await client.invalidateQueries({ queryKey: orderKey(order.slug) });
    }
    return null;
  }

  async function send(what: Saving, values: OfferValues): Promise<boolean> {
    const params = { slug: order.slug };
    const saved = order.facts.itemsEditable
      ? await showed(
          await callApi('updateProducts', {
            params,
            body: { orderItemsAttributes: sentItems(values), version: order.version },
          }),
        )
      : order;
    if (saved === null || what === 'goods') return saved !== null;
    const body = { ...sentCalculation(values), dontMoveToNextStatus: false, version: saved.version };
    return (await showed(await callApi('updateCalculation', { params, body }))) !== null;
  }

  async function save(what: Saving, values: OfferValues): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    try {
      return await send(what, values);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      toast('refused', cause.serverMessage ?? cause.message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { save, busy, errors };
}
