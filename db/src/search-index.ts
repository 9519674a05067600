import type { LegalForm } from '@app/machines/rules';
import type { Company } from './company.ts';
import type { Tx } from './engine/database.ts';
import { blindIndex, blindIndexes } from './engine/sealed/digests.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { foldText } from './fold-text.ts';

const minWordLength = 3;
const maxWords = 12;
const kind = 'companyWord';
/** Half of the HMAC: 128 bits are enough to tell words apart, and the index holds millions of them. */
const indexLength = 22;

/** The words by which a name is found, folded and each once. */
export const wordsOf = (name: string): string[] =>
  [
    ...new Set(
      foldText(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length >= minWordLength),
    ),
  ].slice(0, maxWords);

/** What a word is stored as. */
export const wordIndex = (keys: Keyring, word: string): string =>
  blindIndex(keys, kind, word).slice(0, indexLength);

/** Under each key of the deployment. */
export const wordIndexes = (keys: Keyring, word: string): string[] =>
  blindIndexes(keys, kind, word).map((index) => index.slice(0, indexLength));

const capitalCompanies: readonly (LegalForm | null)[] = ['sz', 'sa'];

/** The name as it may lie in clear: only a capital company's, which names no natural person by law. Null for every other. */
export const clearName = ({ name, legalForm }: Pick<Company, 'name' | 'legalForm'>): string | null =>
  name !== null && capitalCompanies.includes(legalForm) ? foldText(name) : null;

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
