import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused, Reply } from '../../../../api/answer.ts';
import { useCommand } from '../../../../api/use-command.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { orderKey, orderOf } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { sentCalculation, sentItems } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

/** What is saved: the goods alone, or the calculation with them, which also moves on. */
export type Saving = 'goods' | 'offer';

/** Saves the goods where they may be changed, then the calculation with the version that this gave; what was typed stays in any case. */
export function useOfferSaving(order: Order) {
  const client = useQueryClient();
  const params = { slug: order.slug };
  const queryKey = orderKey(order.slug);
  const options = {
    onReply: (reply: Reply<'updateProducts'>) => void client.setQueryData(queryKey, orderOf(reply)),
    onRefused: ({ reason }: Refused) => {
      toast('refused', reason);
      return client.invalidateQueries({ queryKey });
    },
  };
  const products = useCommand('updateProducts', options);
  const calculation = useCommand('updateCalculation', options);
  const [sentLast, setSentLast] = useState<'products' | 'calculation'>('products');
  const busy = products.busy || calculation.busy;

  async function save(what: Saving, values: OfferValues): Promise<boolean> {
    if (busy) return false;
    let { version } = order;
    if (order.facts.itemsEditable) {
      setSentLast('products');
      const result = await products.send({
        params,
        body: { orderItemsAttributes: sentItems(values), version },
      });
      if (result?.ok !== true) return false;
      version = result.reply.version;
    }
    if (what === 'goods') return true;
    const body = { ...sentCalculation(values), dontMoveToNextStatus: false, version };
    setSentLast('calculation');
    return (await calculation.send({ params, body }))?.ok === true;
  }

  return { save, busy, errors: (sentLast === 'products' ? products : calculation).errors };
}
