import { insertShop, putApiKey, shopConfigs } from '@app/db';
import type { InvalidReply } from '@app/machines/contract';
import type { InferOutput } from 'valibot';
import { shopKey, type RunningApp } from '../../../../testing/index.ts';

export const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', category: 'computers' };
export const order = { payments_count: 36, order_items_attributes: [laptop] };
export const loansKey = 'loans-key-0123456789abcdef';
export const scrapsKey = 'scraps-key-0123456789abcdef';

export interface Answered {
  readonly status: number;
  readonly said: Record<string, unknown>;
}

/** The errors of a refusal, for machines. */
export const detailsOf = ({ said }: Answered) => (said as InferOutput<typeof InvalidReply>).details;

/** Two shops more: one sells for loans, the other through the scrapper. Answers how a shop's server posts an order. */
export async function shopServers({ app, ports: { db } }: RunningApp) {
  const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków' };
  const sells = async (clientId: string, key: string, configs: (keyof typeof shopConfigs)[]) => {
    const shop = { ...base, clientId, name: clientId, configs: configs.map((name) => shopConfigs[name]) };
    await db.transaction(async (tx) => {
      const { id } = await insertShop(tx, shop, Date.now());
      await putApiKey(tx, { shopId: id, key, name: 'test' }, Date.now());
    });
  };
  await sells('loans', loansKey, ['b2bLoanEcommerce']);
  await sells('scraps', scrapsKey, ['b2bLoanScrapper']);
  return async (
    body: unknown,
    { key = shopKey, ...headers }: Record<string, string> = {},
  ): Promise<Answered> => {
    const answer = await app.request('/api/ecommerce/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  };
}
