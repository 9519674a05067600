import { listAccounts, loadShops } from '@app/db';
import { assignableRoles } from '@app/machines/contract';
import type { Query } from '../../../kernel/handlers.ts';
import { accountsToWire, accountToWire } from './account-wire.ts';
import { demandShop, findAccount, managerOf, placeOf } from './manager.ts';

const pageSize = 25;
/** Where one role is asked for: who may be chosen from, in one answer. */
const sizeOfRole = 100;

/** The page of this number, from 1. */
const pageOf = (page: string | undefined, limit: number) => ({
  number: Number(page ?? 1),
  rows: { offset: (Number(page ?? 1) - 1) * limit, limit },
});

export const listShopUsers: Query<'listShopUsers'> = async (request) => {
  const { query, ports } = request;
  const manager = await managerOf(ports.db, request);
  if (query.shop_id !== undefined) demandShop(manager, query.shop_id);
  const { number, rows } = pageOf(query.page, pageSize);
  const { users, count } = await listAccounts(
    ports.db,
    {
      of: query.shop_id === undefined ? manager.shopIds : [query.shop_id],
      ...{ role: null, active: null, email: query.email?.trim() || null },
    },
    rows,
  );
  const next = number * pageSize < count ? number + 1 : null;
  return { users: await accountsToWire(ports.db, users), count, next };
};

export const listUsers: Query<'listUsers'> = async ({ query, ports }) => {
  const { shop_id: shopId, head_office: headOffice, role, active, email } = query;
  const size = role === undefined ? pageSize : sizeOfRole;
  const { number, rows } = pageOf(query.page, size);
  const { users, count } = await listAccounts(
    ports.db,
    {
      of: shopId === undefined ? (headOffice === 'true' ? 'headOffice' : null) : [shopId],
      role: role ?? null,
      active: active === undefined ? null : active === 'true',
      email: email?.trim() || null,
    },
    rows,
  );
  const next = number * size < count ? number + 1 : null;
  return { users: await accountsToWire(ports.db, users), count, next };
};

export const getUser: Query<'getUser'> = async (request) => {
  const { ports, params } = request;
  const account = await findAccount(ports.db, await managerOf(ports.db, request), params['id']);
  return accountToWire(ports.db, account.id);
};

export const getShopUser: Query<'getShopUser'> = async (request) => {
  const { ports, params } = request;
  const account = await findAccount(ports.db, await managerOf(ports.db, request), params['id']);
  return accountToWire(ports.db, account.id);
};

export const listRoles: Query<'listRoles'> = async (request) => {
  const manager = await managerOf(request.ports.db, request);
  return { roles: [...assignableRoles(manager.roles, placeOf(manager, request.query.shop_id ?? null))] };
};

export const listShopRoles: Query<'listShopRoles'> = async (request) => {
  const { db } = request.ports;
  const manager = await managerOf(db, request);
  const shops = await loadShops(db, manager.shopIds ?? []);
  return {
    roles: [...assignableRoles(manager.roles, 'own')],
    shops: shops
      .filter(({ active }) => active)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
  };
};
