import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { BaseRatesTable } from './tables/catalogue.ts';

/** Percent a year, from a moment (epoch milliseconds) on. */
export type BaseRate = Readonly<Selectable<BaseRatesTable>>;

/** The base rate in force at a moment (epoch milliseconds), percent as decimal text; null where none is yet. */
export async function findBaseRate(tx: Tx, at: number): Promise<string | null> {
  const row = await tx.kysely
    .selectFrom('baseRates')
    .select('rateInPercent')
    .where('validFrom', '<=', at)
    .orderBy('validFrom', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rateInPercent ?? null;
}

/** The base rates, those of the latest moment first, at most fifty, with who set them; null of what was imported. */
export function listBaseRates(
  tx: Tx,
): Promise<{ readonly rateInPercent: string; readonly validFrom: number; readonly setBy: string | null }[]> {
  return tx.kysely
    .selectFrom('baseRates')
    .leftJoin('users', 'users.id', 'baseRates.setBy')
    .select(['baseRates.rateInPercent', 'baseRates.validFrom', 'users.fullName as setBy'])
    .orderBy('baseRates.validFrom', 'desc')
    .limit(50)
    .execute();
}

/** Sets the base rate from a moment on; one that begins at the same moment is replaced. */
export async function setBaseRate(tx: Tx, rate: Omit<BaseRate, 'id'>): Promise<void> {
  await tx.kysely.deleteFrom('baseRates').where('validFrom', '=', rate.validFrom).execute();
  await tx.kysely
    .insertInto('baseRates')
    .values({ ...rate, id: newId() })
    .execute();
}

/** Every group of fixed assets with its rate, percent a year. */
export async function listDepreciationRates(
  tx: Tx,
): Promise<readonly { readonly kst: string; readonly percent: number }[]> {
  const rows = await tx.kysely.selectFrom('depreciationRates').selectAll().orderBy('kst').execute();
  return rows.map(({ kst, rateInPercent }) => ({ kst, percent: Number(rateInPercent) }));
}

/** The depreciation rates are these and no others; percents as decimal text. */
export async function importDepreciationRates(
  tx: Tx,
  rates: readonly { readonly kst: string; readonly rateInPercent: string }[],
): Promise<void> {
  await tx.kysely.deleteFrom('depreciationRates').execute();
  if (rates.length > 0)
    await tx.kysely
      .insertInto('depreciationRates')
      .values([...rates])
      .execute();
}
