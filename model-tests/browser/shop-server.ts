import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { demoShops } from '@app/db/demo';

export interface Purchase {
  readonly name: string;
  /** Gross, złoty with a dot. */
  readonly price: string;
  readonly category: string;
  readonly paymentsCount: number;
  /** Defaults to a lease. */
  readonly financing?: 'lease' | 'b2b_loan';
}

export interface CreatedOrder {
  readonly slug: string;
  /** The number that the providers know the order by. */
  readonly number: string;
  /** Where the shop sends its client. */
  readonly link: string;
}

/** What most orders here are about. */
export const laptop: Purchase = {
  name: 'Laptop 14 cali',
  price: '8610.00',
  category: 'computers',
  paymentsCount: 24,
};

/** A demo shop's server sends a purchase with the shop's key. */
export async function createOrder(
  request: APIRequestContext,
  shop: string,
  purchase: Purchase,
): Promise<CreatedOrder> {
  const apiKey = demoShops.find(({ clientId }) => clientId === shop)?.apiKey;
  const { name, price, category } = purchase;
  const reply = await request.post('/api/ecommerce/orders', {
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': randomUUID() },
    data: {
      external_order_id: randomUUID(),
      payments_count: purchase.paymentsCount,
      financing_type: purchase.financing ?? 'lease',
      order_items_attributes: [
        { name, quantity: 1, gross_price: price, gross_price_selected: true, category },
      ],
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const order = (await reply.json()) as { slug: string; siemens_id: string; redirect_url: string };
  return { slug: order.slug, number: order.siemens_id, link: order.redirect_url };
}
