import {
  insertDefaultCategory,
  isCategoryNameTaken,
  isCategoryValueFree,
  listCategoryVersions as listVersions,
  listCopies,
  listDefaultCategories as listCategories,
  loadDefaultCategoryOf,
  loadProgress,
  retireDefaultCategory,
  usesOfCategory,
  type DefaultCategory,
  type Sector,
  type Tx,
} from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { financingPolicy, financingTypes, orderStatuses, phaseOf } from '@app/machines/order';
import { catalogueMessages } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { ApiError, invalid, notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { sectorOf, termsIn } from './category-input.ts';
import { categoryToWire, termsToWire } from './category-wire.ts';
import { categoryWord } from './category-word.ts';
import { outcomeIn } from './propagate.ts';
import { saveTerms } from './save-terms.ts';

async function find(tx: Tx, params: Readonly<Record<string, string>>): Promise<DefaultCategory> {
  const sector = sectorOf(params);
  const category = await loadDefaultCategoryOf(tx, params['id'] ?? '');
  if (category === null || category.sector !== sector) throw notFound();
  return category;
}

const wire = async (tx: Tx, category: DefaultCategory) =>
  categoryToWire(category, await loadProgress(tx, category.id));

const usualPage = 25;

export const listDefaultCategories: Query<'listDefaultCategories'> = async ({ ports, params, query }) => {
  const sector = sectorOf(params);
  const [page, perPage] = [Number(query.page ?? 1), Number(query.per_page ?? usualPage)];
  const { categories, count } = await listCategories(ports.db, {
    ...{ sector, offset: (page - 1) * perPage, limit: perPage },
    name: query.category_name?.trim() || null,
    connectedTo: query.connected_shops ?? null,
    notOnShop: query.not_on_shop_id ?? null,
    sort: query.sort ?? 'name',
    direction: query.direction ?? 'asc',
  });
  return {
    categories: categories.map((category) => categoryToWire(category, null)),
    count,
    next: page * perPage < count ? page + 1 : null,
  };
};

export const getDefaultCategory: Query<'getDefaultCategory'> = async ({ ports, params }) =>
  wire(ports.db, await find(ports.db, params));

async function refuseTakenName(tx: Tx, sector: Sector, name: string, id: string | null): Promise<void> {
  if (await isCategoryNameTaken(tx, { sector, name, id }))
    throw invalid({ name: catalogueMessages.nameTaken });
}

/** The word of a new category: of its name, with a number where another has it. */
async function freeWord(tx: Tx, sector: Sector, name: string): Promise<string> {
  const word = categoryWord(name);
  for (let at = 1; ; at += 1) {
    const tried = at === 1 ? word : `${word}_${at}`;
    if (await isCategoryValueFree(tx, sector, tried)) return tried;
  }
}

export const createDefaultCategory: Command<'createDefaultCategory'> = async ({
  ports,
  params,
  body,
  caller,
}) => {
  const sector = sectorOf(params);
  const terms = termsIn(sector, body);
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    async write(tx) {
      await refuseTakenName(tx, sector, terms.name, null);
      const value = await freeWord(tx, sector, terms.name);
      const id = await insertDefaultCategory(tx, { sector, value, terms }, { by, at });
      const category = await loadDefaultCategoryOf(tx, id);
      if (category === null) throw new Error('A category that was just added is not there');
      return wire(tx, category);
    },
  };
};

/** 409: somebody has changed the category since it was read; it comes along as it is now. */
const versionConflict = async (tx: Tx, category: DefaultCategory): Promise<ApiError> =>
  new ApiError(409, {
    error: 'Ktoś zmienił tę kategorię w międzyczasie. Porównaj obie wersje.',
    code: 'version',
    category: await wire(tx, category),
  });

export const updateDefaultCategory: Command<'updateDefaultCategory'> = async ({
  ports,
  params,
  body,
  caller,
}) => {
  const sector = sectorOf(params);
  const { version, ...sent } = body;
  const terms = termsIn(sector, sent);
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    async write(tx) {
      const before = await find(tx, params);
      if (before.version !== version) throw await versionConflict(tx, before);
      await refuseTakenName(tx, sector, terms.name, before.id);
      if (!(await saveTerms(tx, before, terms, { by, at })))
        throw await versionConflict(tx, await find(tx, params));
      return wire(tx, await find(tx, params));
    },
  };
};

const closed = orderStatuses.filter((status) => phaseOf(status) === 'closed');

export const deleteDefaultCategory: Command<'deleteDefaultCategory'> = async ({ ports, params }) => ({
  async write(tx) {
    const category = await find(tx, params);
    const ofSector = financingTypes.filter((type) => financingPolicy[type].sector === category.sector);
    const uses = await usesOfCategory(tx, { ...category, financingTypes: ofSector, closed });
    if (uses.orders + uses.shops > 0) {
      const where = [
        ...(uses.orders > 0 ? [`wnioski w toku: ${uses.orders}`] : []),
        ...(uses.shops > 0 ? [`sklepy z tą kategorią: ${uses.shops}`] : []),
      ];
      throw new ApiError(409, {
        error: `Nie można usunąć tej kategorii, bo jest używana (${where.join(', ')}).`,
        code: 'in_use',
        used_by: uses,
      });
    }
    await retireDefaultCategory(tx, category.id, ports.now());
    return { success: true };
  },
});

export const previewPropagation: Query<'previewPropagation'> = async ({ ports, params, body }) => {
  const { sector, id } = await find(ports.db, params);
  const terms = termsIn(sector, body);
  const copies = (await listCopies(ports.db, id)).map((copy) => ({ copy, result: outcomeIn(terms, copy) }));
  return {
    takes: copies.filter(({ result }) => result.outcome === 'taken').length,
    keeps_own: copies.flatMap(({ copy, result }) =>
      result.outcome === 'kept' ? [{ shop_id: copy.shopId, name: copy.shopName }] : [],
    ),
    fails: copies.flatMap(({ copy, result }) =>
      result.outcome === 'failed'
        ? [{ shop_id: copy.shopId, name: copy.shopName, sentence: result.sentence }]
        : [],
    ),
  };
};

export const listCategoryVersions: Query<'listCategoryVersions'> = async ({ ports, params }) => {
  const { id, value } = await find(ports.db, params);
  const versions = await listVersions(ports.db, id);
  return {
    versions: versions.map(({ version, at, by, document }) => ({
      version,
      at: momentToWire(at),
      by,
      category: { ...termsToWire(document), value },
    })),
  };
};
