import {
  foldText,
  holdShop,
  insertChildShop,
  isShopNameTaken,
  listManagedShops,
  loadShop,
  updateShop,
  type Shop,
  type Tx,
} from '@app/db';
import type { BodyOf, ReplyOf } from '@app/machines/contract';
import {
  keepsChildShops,
  placeProblems,
  shopMessages,
  storedPhone,
  type ShopPlace,
} from '@app/machines/rules';
import type { CallContext } from '../../kernel/call-context.ts';
import { ApiError, invalid, notFound, refuseProblems, withBody } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { newClientId } from './managed-shops.ts';
import { heldOwnShop, ownShopOf, type OwnShop } from './own-shop.ts';

const pageSize = 25;
const mostNames = 1_000;

type Reply = ReplyOf<'getChildShop'>;

/** 404: to a shop that keeps none there are no shops under it, whatever is asked. */
const keepsNone = (): ApiError =>
  withBody(notFound(), { error: 'Twój sklep nie prowadzi sklepów podrzędnych.', code: 'no_child_shops' });

/** Throws 404 where the shop keeps no shops under it. */
export function demandKeeping<Own extends OwnShop>(own: Own): Own {
  if (!keepsChildShops(own.shop.settings)) throw keepsNone();
  return own;
}

/** The own shop, which keeps shops under it and goes on doing so until what is written now is. */
export async function heldParent(tx: Tx, request: Pick<CallContext, 'caller' | 'name'>): Promise<OwnShop> {
  const { shop } = await ownShopOf(tx, request);
  await holdShop(tx, shop.id);
  return demandKeeping(await heldOwnShop(tx, request));
}

/** Throws 404 where there is no such shop directly under this one. */
async function findChild(tx: Tx, parent: Shop, id: string | undefined): Promise<Shop> {
  const shop = await loadShop(tx, id ?? '');
  if (shop === null || shop.parentId !== parent.id) throw notFound();
  return shop;
}

const shownOf = ({ id, name, street, postalCode, city, phone, active }: Shop) => ({
  ...{ id, name, street, postal_code: postalCode, city, phone, active },
});

const toWire = (shop: Shop): Reply => ({
  shop: { ...shownOf(shop), client_id: shop.clientId, version: shop.version },
});

export const listChildShops: Query<'listChildShops'> = async (request) => {
  const { ports, query } = request;
  const { shop } = demandKeeping(await ownShopOf(ports.db, request));
  const page = Number(query.page ?? 1);
  const { shops, count } = await listManagedShops(ports.db, {
    ...{ name: query.name?.trim() || null, active: null, parentId: shop.id, ordersSince: ports.now() },
    ...{ offset: (page - 1) * pageSize, limit: pageSize },
  });
  return {
    shops: shops.map((child) => ({ ...shownOf(child), accounts: child.accounts })),
    count,
    next: page * pageSize < count ? page + 1 : null,
  };
};

export const listFamilyShops: Query<'listFamilyShops'> = async (request) => {
  const { ports, query } = request;
  const { shop } = demandKeeping(await ownShopOf(ports.db, request));
  const name = query.name?.trim() ?? '';
  const { shops } = await listManagedShops(ports.db, {
    ...{ name: name || null, active: null, parentId: shop.id, ordersSince: ports.now() },
    ...{ offset: 0, limit: mostNames },
  });
  const isNamed = foldText(shop.name).startsWith(foldText(name));
  return { shops: [...(isNamed ? [shop] : []), ...shops].map(shownOf) };
};

export const getChildShop: Query<'getChildShop'> = async (request) => {
  const { ports, params } = request;
  const { shop } = demandKeeping(await ownShopOf(ports.db, request));
  return toWire(await findChild(ports.db, shop, params['id']));
};

/** What a form says of where a shop is, as it is stored. */
export const placeFromWire = (sent: BodyOf<'createChildShop'>): ShopPlace => ({
  ...{ name: sent.name.trim(), street: sent.street.trim(), city: sent.city.trim() },
  postalCode: sent.postal_code,
  phone: sent.phone === null || sent.phone === undefined ? null : storedPhone(sent.phone),
});

async function refuseTakenName(tx: Tx, name: string, id: string | null): Promise<void> {
  if (await isShopNameTaken(tx, name, id)) throw invalid({ name: shopMessages.nameTaken });
}

export const createChildShop: Command<'createChildShop'> = async (request) => {
  const { ports, body } = request;
  const place = placeFromWire(body);
  demandKeeping(await ownShopOf(ports.db, request));
  refuseProblems(placeProblems(place));
  const at = ports.now();
  return {
    async write(tx) {
      const { user, shop: parent } = await heldParent(tx, request);
      await refuseTakenName(tx, place.name, null);
      const fields = { ...place, clientId: newClientId() };
      return toWire(await insertChildShop(tx, parent, fields, { by: user.id, at }));
    },
  };
};

/** 409: somebody has changed the shop since it was read; it comes along as it is now. */
const versionConflict = (shop: Shop): ApiError =>
  new ApiError(409, {
    error: 'Ktoś zmienił ten sklep w międzyczasie. Wczytaj go jeszcze raz.',
    code: 'version',
    ...toWire(shop),
  });

export const updateChildShop: Command<'updateChildShop'> = async (request) => {
  const { ports, params, body } = request;
  const { version, ...sent } = body;
  const place = placeFromWire(sent);
  const own = demandKeeping(await ownShopOf(ports.db, request));
  await findChild(ports.db, own.shop, params['id']);
  refuseProblems(placeProblems(place));
  const at = ports.now();
  return {
    async write(tx) {
      const { user, shop: parent } = await heldParent(tx, request);
      const before = await findChild(tx, parent, params['id']);
      if (before.version !== version) throw versionConflict(before);
      await refuseTakenName(tx, place.name, before.id);
      const changed = (Object.keys(place) as (keyof ShopPlace)[])
        .filter((field) => place[field] !== before[field])
        .map((field) => ({ field, before: before[field], after: place[field] }));
      if (changed.length === 0) return toWire(before);
      const done = { changed, by: user.id, at };
      if (!(await updateShop(tx, before, { ...before, ...place }, done)))
        throw versionConflict(await findChild(tx, parent, before.id));
      return toWire(await findChild(tx, parent, before.id));
    },
  };
};
