import type { Company, LegalForm } from '../companies/company.ts';
import { foldText } from '../fold-text.ts';
import { blindIndex, blindIndexes } from '../sealed/blind-index.ts';
import type { Keyring } from '../sealed/keyring.ts';

const shortestWord = 3;
const mostWords = 12;
const kind = 'companyWord';
/** Half of the HMAC: 128 bits are enough to tell words apart, and the index holds millions of them. */
const kept = 22;

/** The words by which a name is found, folded and each once. */
export const wordsOf = (name: string): string[] =>
  [
    ...new Set(
      foldText(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length >= shortestWord),
    ),
  ].slice(0, mostWords);

/** What a word is stored as. */
export const wordIndex = (keys: Keyring, word: string): string => blindIndex(keys, kind, word).slice(0, kept);

/** Under each key of the deployment. */
export const wordIndexes = (keys: Keyring, word: string): string[] =>
  blindIndexes(keys, kind, word).map((index) => index.slice(0, kept));

const capitalCompanies: readonly (LegalForm | null)[] = ['sz', 'sa'];

/** The name as it may lie in clear: only a capital company's, which names no natural person by law. Null for every other. */
export const clearName = ({ name, legalForm }: Pick<Company, 'name' | 'legalForm'>): string | null =>
  name !== null && capitalCompanies.includes(legalForm) ? foldText(name) : null;
