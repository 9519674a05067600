import { listOrders } from '@app/db';
import { medicalSellerAccess, userOf } from '../../../kernel/access.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { scopeOf } from '../../order-life/authorize-order.ts';
import { rowsOfOrders } from '../../order-life/rows-of-orders.ts';

const mostOrders = 20;

/** What the caller sold himself, newest first: who sets prices has no other list of orders. */
export const listMedSalesOrders: Query<'listMedSalesOrders'> = async ({ ports, caller }) => {
  const { id, roles } = userOf(caller);
  const scope = await scopeOf(ports, medicalSellerAccess(id, roles));
  const { orders } = await listOrders(ports.db, scope, { size: mostOrders });
  return { orders: await rowsOfOrders(ports, orders, 'salesman') };
};
