import { sql } from 'kysely';
import { listCategories } from './catalogue.queries.ts';
import { importConsentTexts } from './consent.queries.ts';
import type { Tx } from './engine/database.ts';
import {
  listLoanParameters,
  listMedicalRanges,
  listPlmRows,
  rowsOfCategory,
} from './financing-terms.queries.ts';
import { findBaseRate, importDepreciationRates, setBaseRate } from './rate.queries.ts';
import { putKeys, putShop, putShopCatalogue } from './sandbox-shop-write.ts';
import type { SandboxCategory, SandboxShop } from './sandbox-shop.ts';
import type { Shop } from './shop.ts';

const sectors = ['general', 'industry', 'medical', 'plm'] as const;

/** Greater than each one before, also where the clock was set back. Who has it holds the others until the transaction ends. */
async function nextVersion(tx: Tx, at: number): Promise<number> {
  const { version } = await tx.kysely
    .insertInto('sandboxStates')
    .values({ name: 'sent', version: at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        version: sql<number>`case when sandbox_states.version >= excluded.version then sandbox_states.version + 1 else excluded.version end`,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function offeredCategories(tx: Tx, shopId: string): Promise<SandboxCategory[]> {
  const offered = (await Promise.all(sectors.map((sector) => listCategories(tx, sector, shopId)))).flat();
  const ids = offered.flatMap(({ id, defaultCategoryId }) => [id, defaultCategoryId ?? id]);
  const [ranges, bases] = await Promise.all([listMedicalRanges(tx, ids), listPlmRows(tx, ids)]);
  return offered.map((category) => {
    const {
      id: _id,
      shopId: _shop,
      defaultCategoryId: _default,
      changedByShop: _changed,
      ...terms
    } = category;
    const { version: _version, updatedAt: _at, updatedBy: _by, ...kept } = terms;
    const medical = kept.sector === 'medical' ? rowsOfCategory(ranges, category) : [];
    const plm = kept.sector === 'plm' ? rowsOfCategory(bases, category) : [];
    return {
      ...kept,
      medicalRanges: medical.map(({ id: _row, categoryId: _of, ...range }) => range),
      plmRows: plm.map(({ id: _row, categoryId: _of, ...row }) => row),
    };
  });
}

/** What the sandbox is told of a shop now, under a version of its own. */
export async function readSandboxShop(tx: Tx, shop: Shop, at: number): Promise<SandboxShop> {
  const version = await nextVersion(tx, at);
  const { parentId: _parent, logoFileId: _logo, version: _version, createdAt: _made, ...rest } = shop;
  const { updatedAt: _changed, ...kept } = rest;
  const [keys, depreciationRates, texts] = await Promise.all([
    tx.kysely
      .selectFrom('apiKeys')
      .select(['keyHash as hash', 'name', 'createdAt'])
      .where('shopId', '=', shop.id)
      .where('sandbox', '=', 1)
      .where('revokedAt', 'is', null)
      .orderBy('id')
      .execute(),
    tx.kysely.selectFrom('depreciationRates').selectAll().orderBy('kst').execute(),
    tx.kysely.selectFrom('consentTexts').selectAll().orderBy('kind').orderBy('version').execute(),
  ]);
  const loans = await listLoanParameters(tx, shop.id);
  return {
    ...{ version, shop: kept, keys, depreciationRates },
    categories: await offeredCategories(tx, shop.id),
    loanParameters: loans.map(({ id: _id, shopId: _shop, ...row }) => row),
    baseRate: await findBaseRate(tx, at),
    consentTexts: texts.map(({ id: _id, ...row }) => ({ ...row, required: row.required === 1 })),
  };
}

/** Whether this is newer than what was taken under the name before; from then on it is what was taken. */
async function isNewer(tx: Tx, name: string, version: number): Promise<boolean> {
  const taken = await tx.kysely
    .insertInto('sandboxStates')
    .values({ name, version })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ version }).where('sandboxStates.version', '<', version),
    )
    .returning('name')
    .execute();
  return taken.length > 0;
}

/**
 * The sandbox's shop is as this says: its catalogue is its own, so that no other shop's state changes it. False, and nothing is
 * changed, where the state is not newer than the one that was taken last.
 */
export async function takeSandboxShop(tx: Tx, state: SandboxShop, at: number): Promise<boolean> {
  const { version, shop, keys, depreciationRates, baseRate, consentTexts } = state;
  if (!(await isNewer(tx, `shop:${shop.clientId}`, version))) return false;
  await putShop(tx, shop, at);
  await putShopCatalogue(tx, shop.id, state, at);
  await putKeys(tx, shop.id, keys, at);
  // What is the same for all shops: a state that was read before another shop's leaves it alone.
  if (!(await isNewer(tx, 'catalogue', version))) return true;
  await importConsentTexts(tx, consentTexts);
  await importDepreciationRates(tx, depreciationRates);
  if (baseRate !== null && (await findBaseRate(tx, at)) !== baseRate)
    await setBaseRate(tx, { rateInPercent: baseRate, validFrom: at, setBy: null, createdAt: at });
  return true;
}
