import type { Company } from '../companies/company.ts';
import type { Tx } from '../database.ts';
import { clearName, wordIndex, wordsOf } from './name-words.ts';

/** The order is found by this name: a capital company's by any part of it, everyone else's by whole words. */
export async function indexCompanyName(tx: Tx, orderId: string, company: Company): Promise<void> {
  const name = clearName(company);
  await tx.kysely.updateTable('orderSearch').set({ name }).where('orderId', '=', orderId).execute();
  await tx.kysely.deleteFrom('companyWords').where('orderId', '=', orderId).execute();
  const words = name === null ? wordsOf(company.name ?? '') : [];
  if (words.length === 0) return;
  await tx.kysely
    .insertInto('companyWords')
    .values(words.map((word) => ({ orderId, wordIndex: wordIndex(tx.keys, word) })))
    .execute();
}
