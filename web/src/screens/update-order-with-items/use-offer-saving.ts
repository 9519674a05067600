import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../parts/toasts.ts';
import { ApiFailure } from '../../queries/answer.ts';
import type { Result } from '../../queries/answer.ts';
import { callApi } from '../../queries/call-api.ts';
import { orderKey, orderOf } from '../../queries/order.ts';
import type { Order } from '../../queries/order.ts';
import { sentItems } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

/**
 * Saves the goods where they may be changed, then counts the calculation with the version that this gave; `accept` also
 * moves on. Refusals are said, faults stay until the next saving, what was typed stays in any case.
 */
export function useOfferSaving(order: Order) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'counting' | 'accepting' | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function showed(result: Result<'updateProducts'>): Promise<Order | null> {
    if (result.ok) {
      const shown = orderOf(result.reply);
      client.setQueryData(orderKey(order.slug), shown);
      return shown;
    }
    if (result.kind === 'invalid') setFaults(result.faults);
    else {
      toast('refused', result.reason);
      await client.invalidateQueries({ queryKey: orderKey(order.slug) });
    }
    return null;
  }

  async function save(values: OfferValues, accept: boolean): Promise<boolean> {
    const params = { slug: order.slug };
    setBusy(accept ? 'accepting' : 'counting');
    setFaults({});
    try {
      const body = { orderItemsAttributes: sentItems(values), version: order.version };
      const saved = order.facts.itemsEditable
        ? await showed(await callApi('updateProducts', { params, body }))
        : order;
      if (saved === null) return false;
      const calculation = {
        paymentsCount: values.paymentsCount,
        ownPaymentInPercent: values.ownPayment,
        dontMoveToNextStatus: !accept,
        version: saved.version,
      };
      return (await showed(await callApi('updateCalculation', { params, body: calculation }))) !== null;
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      toast('refused', cause.said ?? cause.message);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { save, busy, faults };
}
