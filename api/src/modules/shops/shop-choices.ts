import {
  insertBroker,
  listBrokers,
  listDefaultCategories,
  listPotentialProviders as listProviders,
  listShopCategories,
  loadShop,
  loadShopLinks,
  saveShopCategory,
  saveShopLinks,
  type Sector,
  type Shop,
  type Tx,
} from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { shopMessages, type EditedShop } from '@app/machines/rules';
import { ApiError, invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

const sectors = ['general', 'industry', 'plm', 'medical'] as const satisfies readonly Sector[];

/** More default categories than any sector has. */
const most = 500;

async function categoriesFor(tx: Tx, sector: Sector, shopId: string | null) {
  if (shopId !== null)
    return (await listShopCategories(tx, sector, shopId)).map(({ id, name, terms }) => ({
      ...{ id, name, sector, own: terms === 'own' },
    }));
  const all = { name: null, connectedTo: null, notOnShop: null, sort: 'name', direction: 'asc' } as const;
  const { categories } = await listDefaultCategories(tx, { ...all, sector, offset: 0, limit: most });
  return categories.map(({ id, name }) => ({ id, name, sector, own: false }));
}

export const listShopChoices: Query<'listShopChoices'> = async ({ ports, query }) => {
  const shop = query.shop_id === undefined ? null : await loadShop(ports.db, query.shop_id);
  const categories: ReplyOf<'listShopChoices'>['categories'] = [];
  for (const sector of sectors) categories.push(...(await categoriesFor(ports.db, sector, shop?.id ?? null)));
  return { brokers: [...(await listBrokers(ports.db))], categories };
};

export const listPotentialProviders: Query<'listPotentialProviders'> = async ({ ports, query }) => ({
  shops: [...(await listProviders(ports.db, query.shop_id ?? null))],
});

export const createBroker: Command<'createBroker'> = async ({ body }) => ({
  async write(tx) {
    if (!(await insertBroker(tx, body.name.trim())))
      throw invalid({ name: 'Broker o tej nazwie już istnieje' });
    return { brokers: [...(await listBrokers(tx))] };
  },
});

/** What of a shop's form stands in tables of its own. */
export type ShopChoices = Pick<EditedShop, 'brokers' | 'providers' | 'categories'>;

/** What a shop has chosen; its categories are those that it offers. */
export async function choicesOf(tx: Tx, shopId: string): Promise<ShopChoices> {
  const offered = async (sector: Sector) =>
    (await listShopCategories(tx, sector, shopId))
      .filter((category) => category.offered)
      .map(({ id }) => id)
      .toSorted();
  return {
    ...(await loadShopLinks(tx, shopId)),
    categories: {
      general: await offered('general'),
      industry: await offered('industry'),
      plm: await offered('plm'),
      medical: await offered('medical'),
    },
  };
}

/** Refuses what is not there to be chosen: a broker, provider or category that was taken away meanwhile, or never was. */
export async function refuseUnknownChoices(
  tx: Tx,
  { brokers, providers, categories }: ShopChoices,
  shopId: string | null,
): Promise<void> {
  const isAmong = (ids: readonly string[], known: readonly { readonly id: string }[]) =>
    ids.every((id) => known.some((each) => each.id === id));
  if (!isAmong(brokers, await listBrokers(tx))) throw invalid({ brokers: shopMessages.unknown });
  if (!isAmong(providers, await listProviders(tx, shopId)))
    throw invalid({ providers: shopMessages.unknown });
  for (const sector of sectors)
    if (!isAmong(categories[sector], await categoriesFor(tx, sector, shopId)))
      throw invalid({ [`categories.${sector}`]: shopMessages.unknown });
}

type Changes = readonly {
  readonly field: keyof EditedShop;
  readonly before: unknown;
  readonly after: unknown;
}[];

/** The same changes for people to read: what was chosen by its name instead of its id. */
export async function namedChanges(tx: Tx, shopId: string, changes: Changes): Promise<Changes> {
  const known = new Map<string, string>();
  if (changes.some(({ field }) => ['brokers', 'providers', 'categories'].includes(field)))
    for (const { id, name } of [
      ...(await listBrokers(tx)),
      ...(await listProviders(tx, shopId)),
      ...(await Promise.all(sectors.map((sector) => categoriesFor(tx, sector, shopId)))).flat(),
    ])
      known.set(id, name);
  const named = (value: unknown) =>
    (Array.isArray(value) ? value : Object.values(value as ShopChoices['categories']).flat()).map(
      (id: string) => known.get(id) ?? id,
    );
  return changes.map((change) =>
    change.field === 'brokers' || change.field === 'providers' || change.field === 'categories'
      ? { ...change, before: named(change.before), after: named(change.after) }
      : change,
  );
}

/** Writes what was chosen; a category whose offer changes gets a copy that says so. */
export async function saveChoices(
  tx: Tx,
  { id }: Pick<Shop, 'id'>,
  { categories, ...links }: ShopChoices,
  saved: { readonly by: string; readonly at: number },
): Promise<void> {
  await saveShopLinks(tx, id, links);
  for (const sector of sectors)
    for (const category of await listShopCategories(tx, sector, id)) {
      const offered = categories[sector].includes(category.id);
      if (offered === category.offered) continue;
      const own = category.terms === 'own';
      if (!(await saveShopCategory(tx, id, category, { ...saved, terms: category, own, offered })))
        throw new ApiError(409, {
          error: `Ktoś zmienił kategorię ${category.name} tego sklepu w międzyczasie. Spróbuj ponownie.`,
          code: 'version',
        });
    }
}
