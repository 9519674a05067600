import { listUsersOfShops, loadShops } from '@app/db';
import { accessContextOf } from '../../kernel/access.ts';
import type { Query } from '../../kernel/handlers.ts';
import { scopeOf } from '../order-life/authorize-order.ts';

/** What a shop's list is narrowed by: whose orders it holds. */
export const listSalesmen: Query<'listSalesmen'> = async (request) => {
  const { db } = request.ports;
  const { shopIds } = await scopeOf(request.ports, accessContextOf(request));
  if (shopIds === null || shopIds.length === 0) return { shops: [], salesmen: [] };
  const [shops, salesmen] = await Promise.all([loadShops(db, shopIds), listUsersOfShops(db, shopIds)]);
  return {
    shops: shops
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
    salesmen: salesmen.map(({ id, fullName }) => ({ id, full_name: fullName })),
  };
};
