import { useQueryClient } from '@tanstack/react-query';
import type { Refused, Reply, Result } from '../../../../api/answer.ts';
import { useCommand } from '../../../../api/use-command.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { callOf } from '../../queries/call-of.ts';
import { orderKey, orderOf } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { sentCalculation, sentItems } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

/** What is saved: the goods alone, the calculation with them, or both so that the order moves on. */
type Saving = 'goods' | 'draft' | 'offer';

/** Whether it was saved, and what the server found wrong by the path as it is sent. */
export type Saved = { ok: boolean; problems: Readonly<Record<string, string>> };

export type SaveOffer = (what: Saving, values: OfferValues) => Promise<Saved>;

/** Saves the goods where they may be changed, then the calculation with the version that this gave; what was typed stays in any case. */
export function useOfferSaving(order: Order): SaveOffer {
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
  const products = useCommand(callOf('updateProducts', order), options);
  const calculation = useCommand(callOf('updateCalculation', order), options);

  return async (what, values) => {
    let { version } = client.getQueryData<Order>(queryKey) ?? order;
    if (order.facts.itemsEditable) {
      const body = { orderItemsAttributes: sentItems(values), version };
      const result = await products.send({ params, body });
      if (result?.ok !== true) return savedOf(result);
      version = result.reply.version;
    }
    if (what === 'goods') return { ok: true, problems: {} };
    const body = { ...sentCalculation(values), dontMoveToNextStatus: what === 'draft', version };
    return savedOf(await calculation.send({ params, body }));
  };
}

function savedOf(result: Result<'updateProducts' | 'updateCalculation'> | null): Saved {
  if (result?.ok === true) return { ok: true, problems: {} };
  return { ok: false, problems: result?.kind === 'invalid' ? result.errors : {} };
}
