import type { Tx } from '../database.ts';

const tables = {
  categories: 'categories',
  consentTexts: 'consentTexts',
  loanParameters: 'loanParameters',
  medicalRanges: 'medicalRanges',
  plmRows: 'plmRows',
} as const;

/** How many rows each part of the catalogue has: without categories nothing is financed, without texts nobody agrees. */
export async function countCatalogue(tx: Tx): Promise<Record<keyof typeof tables, number>> {
  const counts = Object.entries(tables).map(async ([name, table]) => {
    const { rows } = await tx.kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return [name, Number(rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<keyof typeof tables, number>;
}
