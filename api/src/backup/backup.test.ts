// @module-tag slow
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  eraseAgain,
  eraseOrder,
  insertFile,
  listOrderEvents,
  loadOrder,
  openDatabase,
  type Database,
} from '@app/db';
import { kindsLeft } from '@app/db/test-queries';
import { dataKinds, type DataKind } from '@app/machines/rules';
import { freshPostgres, realPostgres, testKeys } from '@app/db/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { diskFiles } from '../kernel/files/disk-files.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { s3Files } from '../kernel/files/s3-files.ts';
import { startS3 } from '../testing/s3-server.ts';
import { minimalEnvironment, runApp, seedShop } from '../testing/index.ts';

const run = promisify(execFile);

const copyData = (
  command: 'backup' | 'restore',
  file: string,
  env: { DATA_DIR: string; DATABASE_URL: string; FILES_URL?: string },
) =>
  run(process.execPath, [join(import.meta.dirname, 'copy-data.ts'), command, file], {
    env: { ...minimalEnvironment(), ...env },
  });

const slugsOf = async (db: Database): Promise<Set<string>> =>
  new Set((await db.kysely.selectFrom('orders').select('slug').execute()).map(({ slug }) => slug));

/** A file and its row, as the drawing of an agreement leaves them; answers where the content lies. */
async function storeAgreement(db: Database, files: FileStore): Promise<string> {
  const stored = await files.put(Buffer.from('umowa'));
  const named = { orderId: null, shopId: null, name: 'umowa.pdf', mime: 'application/pdf', contentKey: null };
  await db.transaction((tx) => insertFile(tx, { ...named, ...stored, type: 'contract' }, Date.now()));
  return stored.path;
}

/** Orders go on being created while the backup is made, and the copy is restored elsewhere. */
async function backsUpUnderLoad(databaseUrl: string, elsewhere: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const from = { DATA_DIR: join(folder, 'from'), DATABASE_URL: databaseUrl };
  const to = { DATA_DIR: join(folder, 'to'), DATABASE_URL: elsewhere };
  const file = join(folder, 'copy');
  const db = openDatabase(databaseUrl, { keys: testKeys });
  onTestFinished(() => db.close());
  await db.migrate();
  await seedShop(db);
  const world = await runApp(db);
  const path = await storeAgreement(db, diskFiles(join(from.DATA_DIR, 'files')));

  const before = [await world.createOrder(), await world.createOrder({ external_order_id: 'A-2' })];
  await world.walkToForm(before[0] ?? '', 'qes');
  await world.call('cancelOrder', { slug: before[1] ?? '' }, { reason: 'Rezygnacja' });
  let over = false;
  const load = (async () => {
    for (let order = 0; !over; order += 1) {
      const slug = await world.createOrder({ external_order_id: `B-${order}` });
      await world.walkToForm(slug, 'qes');
    }
  })();
  await copyData('backup', file, from);
  over = true;
  await load;
  await world.stop();

  const keys = await db.kysely.selectFrom('orderKeys').select('sealedKey').execute();
  const copiedBytes = readFileSync(join(file, 'database'));
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter(({ sealedKey }) => copiedBytes.includes(sealedKey ?? ''))).toEqual([]);
  // Erased after the backup, one wholly and one in part: the backup must not bring it back.
  const [kept, forgotten] = [await loadOrder(db, before[0] ?? ''), await loadOrder(db, before[1] ?? '')];
  const erase = (orderId: string, kinds: readonly DataKind[]) =>
    db.transaction((tx) => eraseOrder(tx, { orderId, kinds, requestId: null }, Date.now()));
  await erase(forgotten?.id ?? '', dataKinds);
  await erase(kept?.id ?? '', ['communication']);
  await copyData('backup', join(folder, 'later'), from);

  const { stdout } = await copyData('restore', file, to);
  const copy = openDatabase(elsewhere, { keys: testKeys });
  onTestFinished(() => copy.close());
  const copied = await slugsOf(copy);
  expect(stdout).toBe(
    `Restored. The histories of all ${copied.size} orders fold to their status and facts. Of 2 of them data were erased since the backup: the first start erases them again.\n`,
  );
  await expect(listOrderEvents(copy, forgotten?.id ?? '')).rejects.toThrow('No data key opens');
  expect(await kindsLeft(copy, kept?.id ?? '')).toEqual(['application', 'communication']);
  expect(await eraseAgain(copy, Date.now())).toBe(2);
  const again = await loadOrder(copy, before[1] ?? '');
  expect([again?.contact, again?.erasedAt]).toEqual([null, expect.any(Number)]);
  expect((await listOrderEvents(copy, forgotten?.id ?? '')).map(({ reason }) => reason)).toEqual([
    null,
    null,
  ]);
  expect((await loadOrder(copy, before[0] ?? ''))?.contact).toEqual(kept?.contact);
  expect(await kindsLeft(copy, kept?.id ?? '')).toEqual(['application']);
  expect(await eraseAgain(copy, Date.now())).toBe(0);
  expect(before.filter((slug) => !copied.has(slug))).toEqual([]);
  expect(readFileSync(join(to.DATA_DIR, 'files', path), 'utf8')).toBe('umowa');
  await expect(copyData('restore', file, to)).rejects.toThrow('holds files already');
  await expect(copyData('restore', file, { ...to, DATA_DIR: join(folder, 'new') })).rejects.toThrow(
    'already',
  );
  await expect(copyData('backup', file, from)).rejects.toThrow(
    'is there already; a backup overwrites nothing',
  );
}

describe('a backup made while orders move restores to histories that fold (R10)', () => {
  test('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-db-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await backsUpUnderLoad(`sqlite:${join(folder, 'one.db')}`, `sqlite:${join(folder, 'other.db')}`);
  });

  test.runIf(realPostgres())('on PostgreSQL', async () => {
    const [one, other] = [await freshPostgres(), await freshPostgres('template0')];
    onTestFinished(async () => {
      for (const { database, remove } of [one, other]) {
        await database.close();
        await remove();
      }
    });
    await backsUpUnderLoad(one.url, other.url);
  });
});

test('files in a bucket are backed up and restored into another', async () => {
  const [from, to] = [await startS3(), await startS3()];
  const folder = mkdtempSync(join(tmpdir(), 'backup-bucket-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([from.stop(), to.stop()]);
  });
  const place = (name: string, url: string) => ({
    ...{ DATA_DIR: join(folder, name), FILES_URL: url },
    DATABASE_URL: `sqlite:${join(folder, `${name}.db`)}`,
  });
  const db = openDatabase(place('from', '').DATABASE_URL, { keys: testKeys });
  onTestFinished(() => db.close());
  await db.migrate();
  const path = await storeAgreement(db, s3Files(from.address));
  const copy = join(folder, 'copy');
  await copyData('backup', copy, place('from', from.url));
  expect(readFileSync(join(copy, 'files', path), 'utf8')).toBe('umowa');
  await copyData('restore', copy, place('to', to.url));
  expect(Buffer.from(await s3Files(to.address).read(path)).toString()).toBe('umowa');
  await expect(copyData('restore', copy, place('third', to.url))).rejects.toThrow('holds files already');
});

describe('a backup', () => {
  const inFolder = (): { folder: string; file: string; env: { DATA_DIR: string; DATABASE_URL: string } } => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-whole-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: join(folder, 'from'), DATABASE_URL: `sqlite:${join(folder, 'one.db')}` };
    return { folder, file: join(folder, 'copy'), env };
  };
  const withAgreement = async (env: { DATA_DIR: string; DATABASE_URL: string }): Promise<string> => {
    const db = openDatabase(env.DATABASE_URL, { keys: testKeys });
    onTestFinished(() => db.close());
    await db.migrate();
    return storeAgreement(db, diskFiles(join(env.DATA_DIR, 'files')));
  };

  test('that cannot be made leaves nothing and says why', async () => {
    const { folder, file, env } = inFolder();
    await expect(copyData('backup', file, env)).rejects.toThrow('There is no database');
    await expect(copyData('restore', file, env)).rejects.toThrow(`There is no backup ${file}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not made while a file that the database names is gone', async () => {
    const { folder, file, env } = inFolder();
    const path = await withAgreement(env);
    rmSync(join(env.DATA_DIR, 'files', path));
    await expect(copyData('backup', file, env)).rejects.toThrow(`gone or changed: ${path}`);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('restores nothing where anything of it is missing or damaged, and says what', async () => {
    const { folder, file, env } = inFolder();
    const path = await withAgreement(env);
    await copyData('backup', file, env);
    const to = { DATA_DIR: join(folder, 'to'), DATABASE_URL: `sqlite:${join(folder, 'to', 'other.db')}` };

    appendFileSync(join(file, 'files', path), 'x');
    await expect(copyData('restore', file, to)).rejects.toThrow(`files/${path} is damaged`);
    rmSync(join(file, 'files'), { recursive: true });
    rmSync(join(file, 'database'));
    await expect(copyData('restore', file, to)).rejects.toThrow(
      `database is missing, files/${path} is missing`,
    );
    expect(existsSync(to.DATA_DIR)).toBe(false);
  });
});
