import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  insertShop,
  isShopNameTaken,
  listManagedShops as listShops,
  listPotentialParents as listParents,
  listShopChanges,
  listVisibleShopIds,
  loadShop,
  loadShopFigures,
  newShopSettings,
  setShopActive as setActive,
  updateShop,
  type Shop,
  type Tx,
} from '@app/db';
import { groszFromWire, mayDo, momentToWire, type ReplyOf } from '@app/machines/contract';
import { orderStatuses, phaseOf } from '@app/machines/order';
import { shopMessages, shopProblems, shopTerms, type EditedShop } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { ApiError, forbidden, invalid, notFound, refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import type { Ports } from '../../kernel/ports.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { keysToWire } from './keys-of-shop.ts';
import { choicesOf, namedChanges, refuseUnknownChoices, saveChoices } from './shop-choices.ts';
import { configNames, editedFromWire, editedOf, shopFromEdited, shopToWire } from './managed-shop-wire.ts';

const aDay = 86_400_000;
const pageSize = 25;
const mostChanges = 100;
const closed = orderStatuses.filter((status) => phaseOf(status) === 'closed');

export async function findShop(tx: Tx, id: string | undefined): Promise<Shop> {
  const shop = await loadShop(tx, id ?? '');
  if (shop === null) throw notFound();
  return shop;
}

/** What is shown of a shop beside its rows. */
type ShownWith = Pick<Ports, 'now' | 'settings'>;

/** A shop as head office sees it. */
export async function managedShopToWire(
  tx: Tx,
  shop: Shop,
  { now, settings }: ShownWith,
): Promise<ReplyOf<'getManagedShop'>> {
  const parent = shop.parentId === null ? null : await loadShop(tx, shop.parentId);
  const figures = await loadShopFigures(tx, { shopId: shop.id, now: now(), closed });
  const changes = await listShopChanges(tx, shop.id, mostChanges);
  return {
    ...shopToWire(shop, await choicesOf(tx, shop.id)),
    parent: parent === null ? null : { id: parent.id, name: parent.name },
    created_at: momentToWire(shop.createdAt),
    child_shops: figures.children,
    accounts: figures.accounts,
    signed_in: figures.signedIn,
    open_orders: figures.openOrders,
    api_keys: await keysToWire(tx, shop.id),
    sandbox_url: settings.sandbox?.url ?? null,
    changes: changes.map(({ at, by, field, before, after }) => ({
      ...{ at: momentToWire(at), by, field, before, after },
    })),
  };
}

export const listManagedShops: Query<'listManagedShops'> = async ({ ports, query }) => {
  const page = Number(query.page ?? 1);
  const { shops, count } = await listShops(ports.db, {
    name: query.name?.trim() || null,
    active: query.active === undefined ? null : query.active === 'true',
    parentId: query.parent_id ?? null,
    ordersSince: ports.now() - 30 * aDay,
    ...{ offset: (page - 1) * pageSize, limit: pageSize },
  });
  return {
    shops: shops.map((shop) => ({
      ...{ id: shop.id, name: shop.name, city: shop.city, configs: configNames(shop) },
      ...{ parent: shop.parentName, accounts: shop.accounts, recent_orders: shop.orders },
      active: shop.active,
    })),
    count,
    next: page * pageSize < count ? page + 1 : null,
  };
};

export const listPotentialParents: Query<'listPotentialParents'> = async ({ ports, query }) => {
  const under = query.shop_id === undefined ? [] : await listVisibleShopIds(ports.db, query.shop_id);
  return { shops: await listParents(ports.db, { name: query.name?.trim() ?? '', under }) };
};

export const getManagedShop: Query<'getManagedShop'> = async ({ ports, params }) =>
  managedShopToWire(ports.db, await findShop(ports.db, params['id']), ports);

/** What only the other shops tell: the name, and what stands above; null of a shop that is still to be added. */
async function refuseAmongOthers(tx: Tx, edited: EditedShop, id: string | null): Promise<void> {
  const { name, parentId } = edited;
  await refuseUnknownChoices(tx, edited, id);
  if (await isShopNameTaken(tx, name, id)) throw invalid({ name: shopMessages.nameTaken });
  if (parentId === null) return;
  const under = id === null ? [] : await listVisibleShopIds(tx, id);
  if (under.includes(parentId) || (await loadShop(tx, parentId)) === null)
    throw invalid({ parent_id: shopMessages.parent });
}

/** Short enough to be read out; it opens nothing. */
export const newClientId = (): string => randomBytes(9).toString('base64url');

export const createManagedShop: Command<'createManagedShop'> = async ({ ports, body, caller }) => {
  const { id: by } = userOf(caller);
  const edited = editedFromWire(body);
  refuseProblems(shopProblems(edited));
  const at = ports.now();
  return {
    async write(tx) {
      await refuseAmongOthers(tx, edited, null);
      const shop = await insertShop(
        tx,
        { ...shopFromEdited(edited, newShopSettings), clientId: newClientId() },
        at,
      );
      await saveChoices(tx, shop, edited, { by, at });
      return managedShopToWire(tx, shop, ports);
    },
  };
};

/** 409: somebody has changed the shop since it was read; it comes along as it is now. */
const versionConflict = async (tx: Tx, shop: Shop, ports: ShownWith): Promise<ApiError> =>
  new ApiError(409, {
    error: 'Ktoś zmienił ten sklep w międzyczasie. Wczytaj go jeszcze raz.',
    code: 'version',
    shop: await managedShopToWire(tx, shop, ports),
  });

const changedFields = (before: EditedShop, after: EditedShop) =>
  (Object.keys(after) as (keyof EditedShop)[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));

type Saving = {
  readonly ports: ShownWith;
  readonly id: string | undefined;
  readonly version: number;
  readonly by: string;
  readonly at: number;
  /** What the shop is to be, of what it is. */
  readonly edit: (before: EditedShop) => EditedShop;
  readonly mayEverything: boolean;
  /** Where not the whole shop is sent: which fields' problems count. */
  readonly looksAt?: (path: string) => boolean;
};

async function save(tx: Tx, saving: Saving) {
  const { ports, id, version, by, at, edit, mayEverything, looksAt = () => true } = saving;
  const before = await findShop(tx, id);
  if (before.version !== version) throw await versionConflict(tx, before, ports);
  const was = editedOf(before, await choicesOf(tx, before.id));
  const edited = edit(was);
  const changed = changedFields(was, edited);
  const terms: readonly string[] = shopTerms;
  if (!mayEverything && changed.some(({ field }) => !terms.includes(field))) throw forbidden();
  const problems = Object.entries(shopProblems(edited)).filter(([path]) => looksAt(path));
  refuseProblems(Object.fromEntries(problems));
  await refuseAmongOthers(tx, edited, before.id);
  const values = shopFromEdited(edited, before.settings);
  const named = await namedChanges(tx, before.id, changed);
  if (changed.length > 0 && !(await updateShop(tx, before, values, { changed: named, by, at })))
    throw await versionConflict(tx, await findShop(tx, id), ports);
  if (changed.length > 0) await saveChoices(tx, before, edited, { by, at });
  return managedShopToWire(tx, await findShop(tx, id), ports);
}

export const updateManagedShop: Command<'updateManagedShop'> = async ({ ports, params, body, caller }) => {
  const { version, ...sent } = body;
  const { id: by, roles } = userOf(caller);
  const edited = editedFromWire(sent);
  const at = ports.now();
  const mayEverything = mayDo(roles, 'manageShops');
  return {
    write: (tx) => save(tx, { ports, id: params['id'], version, by, at, edit: () => edited, mayEverything }),
  };
};

export const setShopServiceFee: Command<'setShopServiceFee'> = async ({ ports, params, body, caller }) => {
  const { version, service_fee_active: serviceFeeActive, service_fee_value: value } = body;
  const serviceFeeValue = value === null || value === undefined ? null : groszFromWire(value);
  const { id: by } = userOf(caller);
  const edit = (before: EditedShop) => ({ ...before, serviceFeeActive, serviceFeeValue });
  const at = ports.now();
  const looksAt = (path: string) => path === 'service_fee_value';
  return {
    write: (tx) =>
      save(tx, { ports, id: params['id'], version, by, at, edit, mayEverything: false, looksAt }),
  };
};

export const setShopActive: Command<'setShopActive'> = async ({ ports, params, body, caller, source }) => {
  const { id: by, email: account } = userOf(caller);
  const { id, clientId } = await findShop(ports.db, params['id']);
  const event = body.active ? 'shop_opened' : 'shop_blocked';
  const at = ports.now();
  let accounts: readonly string[] = [];
  return {
    async write(tx) {
      accounts = (await setActive(tx, id, body.active, { by, at })) ?? [];
      const shop = await managedShopToWire(tx, await findShop(tx, id), ports);
      return { shop, accounts: accounts.length, orders_open: shop.open_orders };
    },
    committed() {
      securityEvent(ports, { event, outcome: 'success', account, source, shop: clientId });
      for (const each of accounts) ports.changes.tell('account', each);
    },
  };
};
