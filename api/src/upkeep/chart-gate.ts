import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '@app/db';
import { databaseSettings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { passGate, tellDifferences } from '../modules/chart/release/pass-gate.ts';

const usage =
  'npm run chart:diff [-- --db <url>]\nnpm run chart:gate [-- --db <url> --mapping <file> --apply]';

const say = (line: string): void => console.log(line);

keepPrivate();
try {
  const { values, positionals } = parseArgs({
    options: { db: { type: 'string' }, mapping: { type: 'string' }, apply: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [job] = positionals;
  const { apply = false, mapping: file } = values;
  if ((job !== 'gate' && job !== 'diff') || (apply && file === undefined)) throw new Error(usage);
  const { databaseUrl, dataKeys } = databaseSettings(process.env);
  const db = openDatabase(values.db ?? databaseUrl, { keys: dataKeys });
  try {
    if (apply) await db.migrate();
    const mapping = file === undefined ? null : readFileSync(file, 'utf8');
    const passes =
      job === 'diff'
        ? (await tellDifferences(db, say)) !== null
        : await passGate(db, { mapping, isDry: !apply, at: Date.now(), say });
    if (!passes) process.exitCode = 1;
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
