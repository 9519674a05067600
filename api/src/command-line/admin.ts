import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isDatabaseUnavailable, openDatabase, type Database } from '@app/db';
import { administrationSettings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { refuseWrongKeys } from '../hosting/refuse-wrong-keys.ts';
import { CommandRefused, UsageError } from './command.ts';
import { helpAsked, readCommand } from './run-command.ts';

/** A database that was never migrated lacks even the table that is queried. */
const isCurrent = (db: Database): Promise<boolean> =>
  db.isCurrent().catch((error: unknown) => {
    const { code, message } = error as { code?: unknown; message: string };
    if (code === '42P01' || /no such table/u.test(message)) return false;
    throw error;
  });

/**
 * `admin.ts <command> …`: work on an installation's data from a shell, beside the running application or without it.
 * Exits with 0 when it is done, 1 when it could not be, 2 when the words make no sense.
 */
async function run(given: readonly string[]): Promise<string> {
  const help = helpAsked(given);
  if (help !== null) return help;
  const act = readCommand(given);
  const { databaseUrl, dataKeys, publicUrl, sandbox } = administrationSettings(process.env);
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;
  if (file !== null && !existsSync(file))
    throw new CommandRefused(`There is no database ${file}; start the application once.`);
  const db = openDatabase(databaseUrl, { keys: dataKeys });
  try {
    if (!(await isCurrent(db)))
      throw new CommandRefused('The tables are missing or of an older release; start the application once.');
    await refuseWrongKeys(db);
    return await act({
      db,
      publicUrl,
      sandbox,
      now: Date.now,
      newToken: () => randomBytes(32).toString('base64url'),
      readFile: (path) => readFileSync(path, 'utf8'),
    });
  } finally {
    await db.close();
  }
}

/** What is printed of an error; a refused connection to several addresses has a code and no message. */
function sentenceOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  const what = message || code || String(error);
  return isDatabaseUnavailable(error) ? `The database does not answer: ${what}` : what;
}

keepPrivate();
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
