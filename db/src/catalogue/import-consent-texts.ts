import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { ConsentText } from './list-consent-texts.ts';

/**
 * Adds texts. A version that is there already stays as it is: someone may have accepted it. A lawyer's new wording is
 * a new version.
 */
export async function importConsentTexts(tx: Tx, texts: readonly Omit<ConsentText, 'id'>[]): Promise<void> {
  if (texts.length === 0) return;
  await tx.kysely
    .insertInto('consentTexts')
    .values(texts.map((text) => ({ ...text, id: newId(), required: bit(text.required) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
