import { beforeEach, expect, test } from 'vitest';
import { insertUser } from '../account.queries.ts';
import type { Database } from '../engine/database.ts';
import { onEachDatabase, testKeys } from '../testing/on-each-database.ts';
import { noon } from '../testing/sample-rows.ts';
import { checkKeys } from './check-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { fillSealed, next, withKeys } from './testing/fill-sealed.ts';

const other = { id: 'test', key: Buffer.alloc(32, 1).toString('base64') };
const fine = { wrong: [], missing: [] };

onEachDatabase('a key', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
    await fillSealed(db);
  });

  const checked = (...keys: { id: string; key: string }[]) => checkKeys(withKeys(db, keys));

  test('is known by its check value: another one under its name, or none, is refused until everything is sealed anew', async () => {
    expect(await checked(...testKeys)).toEqual(fine);
    expect(await checked(other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
    expect(await checked(...testKeys, next)).toEqual(fine);
    expect(await checked(...testKeys)).toEqual({ wrong: [], missing: ['next'] });
    expect(await checked(next, ...testKeys)).toEqual(fine);
    await rotateKeys(withKeys(db, [next, ...testKeys]));
    expect(await checked(next, ...testKeys)).toEqual(fine);
    expect(await checked(next)).toEqual(fine);
    expect(await checked(next, other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(...testKeys, next)).toEqual(fine);
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
  });

  test('is judged by what it opens where an older release left no check values', async () => {
    const forgotten = () => db.transaction((tx) => tx.kysely.deleteFrom('dataKeys').execute());
    expect(await checked(other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
    expect(await db.kysely.selectFrom('dataKeys').selectAll().execute()).toEqual([]);
    expect(await checked(next, ...testKeys)).toEqual(fine);
    await forgotten();
    // One account lies under the old key still, beneath a newer one.
    const insertUnder = (keys: typeof testKeys, email: string) =>
      withKeys(db, keys).transaction((tx) =>
        insertUser(
          tx,
          {
            ...{ email, fullName: 'A', roles: ['admin'], phone: '600700801' },
            ...{ passwordHash: null, passwordChangedAt: null },
          },
          noon,
        ),
      );
    await insertUnder(testKeys, 'dawna@test.example');
    await insertUnder([next], 'nowa@test.example');
    expect(await checked(next, other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next, ...testKeys)).toEqual(fine);
  });

  test('of an empty database is any', async () => {
    const empty = await open();
    expect(await checkKeys(withKeys(empty, [other]))).toEqual(fine);
    expect(await checkKeys(withKeys(empty, testKeys))).toEqual({ wrong: ['test'], missing: [] });
  });
});
