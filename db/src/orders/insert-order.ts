import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { newSlug } from '../ids/new-slug.ts';
import { indexOrder } from '../order-search/index-order.ts';
import { nextNumber } from './next-number.ts';
import { noOffer } from './no-offer.ts';
import { orderColumns, orderFromRow, type Order, type OrderChanges } from './order.ts';
import { shiftOrderCounts } from './shift-order-counts.ts';

type Given =
  | 'shopId'
  | 'salesChannel'
  | 'receiveChannel'
  | 'financingType'
  | 'flowType'
  | 'status'
  | 'facts'
  | 'chartHash';

export type NewOrder = Pick<Order, Given> &
  Omit<OrderChanges, Given> & { readonly id?: string; readonly slug?: string; readonly at: number };

/** Gives the order its id, slug and number, unless the caller already gave the first two away. Version 1. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const { id = newId(), slug = newSlug(), at, shopId, ...fields } = order;
  const row = await tx.kysely
    .insertInto('orders')
    .values({
      ...noOffer,
      ...orderColumns(tx.keys, id, fields),
      id,
      slug,
      shopId,
      number: await nextNumber(tx, 'orders'),
      salesChannel: fields.salesChannel,
      receiveChannel: fields.receiveChannel,
      financingType: fields.financingType,
      flowType: fields.flowType,
      status: fields.status,
      facts: JSON.stringify(fields.facts),
      chartHash: fields.chartHash,
      cashPaymentAllowed: fields.cashPaymentAllowed === false ? 0 : 1,
      entryValueSetManually: fields.entryValueSetManually ? 1 : 0,
      statusSince: at,
      createdAt: at,
      updatedAt: at,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexOrder(tx, row);
  await shiftOrderCounts(tx, shopId, { entered: order.status });
  return orderFromRow(tx.keys, row);
}
