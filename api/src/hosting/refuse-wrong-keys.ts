import { checkKeys, type Database } from '@app/db';

const named = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');

/**
 * Throws a sentence that names DATA_KEYS where its keys are not those that the database was sealed with: neither could
 * open what the others have sealed.
 */
export async function refuseWrongKeys(db: Database): Promise<void> {
  const { wrong, missing } = await checkKeys(db);
  const faults = [
    ...(wrong.length > 0 ? [`${named(wrong)} is another key than the one that sealed what it holds`] : []),
    ...(missing.length > 0 ? [`${named(missing)} is missing, and personal data lie under it`] : []),
  ];
  if (faults.length > 0)
    throw new Error(
      `DATA_KEYS (in the demo: DATA_DIR/keys/data-keys) does not belong to this database: ${faults.join('; ')}. ` +
        'Put the right keys back, or serve the database that they belong to.',
    );
}
